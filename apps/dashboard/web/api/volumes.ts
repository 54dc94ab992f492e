import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import type { ServerRef } from './servers.js';
import type { Volume } from './shapes.js';

const VOLUMES = '/v1/projects/{project}/volumes';
const VOLUME = `${VOLUMES}/{volume}` as const;
const POLL_MS = 1000;
const SETTLED = new Set(['available', 'in_use', 'error']);

export const volumesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'volumes'],
    queryFn: async (): Promise<Volume[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      return (await dataOf(platform.GET(VOLUMES, { params }))).items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => !SETTLED.has(status)) ? POLL_MS : false,
  });

export const createVolume = (
  project: string,
  body: { readonly name: string; readonly size_gb: number },
): Promise<Volume> => dataOf(platform.POST(VOLUMES, { params: { path: { project } }, body }));

export const attachVolume = (
  { project, server }: ServerRef,
  volume: string,
  mountPath: string,
): Promise<Volume> =>
  dataOf(
    platform.POST(`${VOLUME}/attach`, {
      params: { path: { project, volume } },
      body: { vps: server, mount_path: mountPath },
    }),
  );

export const detachVolume = (project: string, volume: string): Promise<Volume> =>
  dataOf(platform.POST(`${VOLUME}/detach`, { params: { path: { project, volume } } }));

/** A volume only grows; what it holds stays. */
export const growVolume = (project: string, volume: string, sizeGb: number): Promise<Volume> =>
  dataOf(
    platform.POST(`${VOLUME}/grow`, {
      params: { path: { project, volume } },
      body: { size_gb: sizeGb },
    }),
  );

export const deleteVolume = (project: string, volume: string): Promise<Volume> =>
  dataOf(platform.DELETE(VOLUME, { params: { path: { project, volume } } }));
