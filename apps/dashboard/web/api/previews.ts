import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppPreview, PreviewSettings, PreviewSettingsChange } from './shapes.js';

const APP = '/v1/projects/{project}/apps/{app}';
const POLL_MS = 5000;

export const previewsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'previews'],
    queryFn: async (): Promise<AppPreview[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(`${APP}/previews`, { params }))).items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: now }) => now === 'open') ? POLL_MS : false,
  });

export const deletePreview = (at: AppRef, number: number): Promise<unknown> =>
  dataOf(platform.DELETE(`${APP}/previews/{number}`, { params: { path: { ...at, number } } }));

export const previewSettingsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'preview-settings'],
    queryFn: (): Promise<PreviewSettings> =>
      dataOf(platform.GET(`${APP}/preview-settings`, { params: { path: at } })),
  });

export const changePreviewSettings = (
  at: AppRef,
  body: PreviewSettingsChange,
): Promise<PreviewSettings> =>
  dataOf(platform.PATCH(`${APP}/preview-settings`, { params: { path: at }, body }));
