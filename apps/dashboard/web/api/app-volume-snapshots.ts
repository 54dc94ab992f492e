import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { appVolumesQuery } from './app-volumes.js';
import type { AppRef } from './apps.js';
import { platform } from './clients.js';
import type { AppVolume, AppVolumeSnapshot } from './shapes.js';

const VOLUME = '/v1/projects/{project}/apps/{app}/volumes/{volume}';
const SNAPSHOTS = `${VOLUME}/snapshots` as const;
const SOON_MS = 1_500;
const LATER_MS = 20_000;

/** A volume of an app. */
export interface VolumeRef extends AppRef {
  readonly volume: string;
}

export const volumeSnapshotsQuery = ({ volume, ...at }: VolumeRef) =>
  queryOptions({
    queryKey: [...appVolumesQuery(at).queryKey, volume, 'snapshots'],
    queryFn: async (): Promise<AppVolumeSnapshot[]> => {
      const params = {
        path: { ...at, volume },
        query: { limit: 100, sort: '-created_at' as const },
      };
      return (await dataOf(platform.GET(SNAPSHOTS, { params }))).items;
    },
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ status }) => status === 'pending' || status === 'deleting') ? SOON_MS : LATER_MS,
  });

/** Keeps what is on a volume now. */
export const takeSnapshot = (at: VolumeRef, name: string): Promise<AppVolumeSnapshot> =>
  dataOf(platform.POST(SNAPSHOTS, { params: { path: at }, body: { name } }));

/** Puts a snapshot in the place of what is on a volume that nothing mounts. */
export const restoreSnapshot = (at: VolumeRef, snapshot: string): Promise<AppVolume> =>
  dataOf(platform.POST(`${VOLUME}/restore`, { params: { path: at }, body: { snapshot } }));

export const deleteSnapshot = (at: VolumeRef, snapshot: string): Promise<unknown> =>
  dataOf(platform.DELETE(`${SNAPSHOTS}/{snapshot}`, { params: { path: { ...at, snapshot } } }));
