import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppVolume, WantedAppVolume } from './shapes.js';

const VOLUMES = '/v1/projects/{project}/apps/{app}/volumes';
const VOLUME = `${VOLUMES}/{volume}` as const;
const SOON_MS = 2_000;
const LATER_MS = 15_000;

export const appVolumesQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'volumes'],
    queryFn: async (): Promise<AppVolume[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(VOLUMES, { params }))).items;
    },
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ status }) => status !== 'ready') ? SOON_MS : LATER_MS,
  });

export const createAppVolume = (at: AppRef, body: WantedAppVolume): Promise<AppVolume> =>
  dataOf(platform.POST(VOLUMES, { params: { path: at }, body: { ...body, processes: null } }));

/** Lets a volume grow, or mounts it otherwise with the next release. */
export const changeAppVolume = (
  at: AppRef,
  volume: string,
  body: Partial<Pick<AppVolume, 'size_gb' | 'attached' | 'snapshots_kept'>>,
): Promise<AppVolume> =>
  dataOf(platform.PATCH(VOLUME, { params: { path: { ...at, volume } }, body }));

/** Deletes a volume that nothing mounts, with its data. */
export const deleteAppVolume = (
  at: AppRef,
  { id: volume, name: confirm }: AppVolume,
): Promise<unknown> =>
  dataOf(platform.DELETE(VOLUME, { params: { path: { ...at, volume }, query: { confirm } } }));
