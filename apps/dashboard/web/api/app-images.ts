import { ApiRequestError, dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppImage, WantedImageSource } from './shapes.js';

const IMAGE = '/v1/projects/{project}/apps/{app}/image';

/** The image that an app is made of; null when it is made of code. */
export const appImageQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'image'],
    queryFn: async (): Promise<AppImage | null> => {
      try {
        return await dataOf(platform.GET(IMAGE, { params: { path: at } }));
      } catch (error) {
        if (error instanceof ApiRequestError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const setAppImage = (at: AppRef, body: WantedImageSource): Promise<AppImage> =>
  dataOf(platform.PUT(IMAGE, { params: { path: at }, body }));

/** Deploys the image again if its tag has moved. Gives what deploys it; null when it has not. */
export async function checkAppImage(at: AppRef): Promise<{ readonly id: string | null }> {
  const found = await dataOf(platform.POST(`${IMAGE}/check`, { params: { path: at } }));
  return { id: found.deployment?.id ?? null };
}
