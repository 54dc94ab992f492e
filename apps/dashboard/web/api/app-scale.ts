import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppScale, WantedScale } from './shapes.js';

const SCALE = '/v1/projects/{project}/apps/{app}/scale';
const POLL_MS = 3000;
const CATCH_UP_MS = 20_000;

export const appScaleQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'scale'],
    queryFn: (): Promise<AppScale> => dataOf(platform.GET(SCALE, { params: { path: at } })),
    refetchInterval: ({ state }) =>
      state.data && state.data.running !== state.data.replicas ? POLL_MS : CATCH_UP_MS,
  });

/** Asks for another width. Gives the id of the deployment that makes it; null when nothing changes. */
export async function scaleApp(
  at: AppRef,
  body: WantedScale,
): Promise<{ readonly id: string | null }> {
  const { data } = await platform.POST(SCALE, {
    params: { path: at },
    body: { process: 'web', ...body },
  });
  return { id: data?.meta.operation_id ?? null };
}
