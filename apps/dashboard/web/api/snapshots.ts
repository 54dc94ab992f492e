import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { serversKey, type ServerRef } from './servers.js';
import type { Server, Snapshot } from './shapes.js';

const SNAPSHOTS = '/v1/projects/{project}/vps/{vps}/snapshots';
const SNAPSHOT = `${SNAPSHOTS}/{snapshot}` as const;
const POLL_MS = 1000;

export const snapshotsQuery = ({ project, server }: ServerRef) =>
  queryOptions({
    queryKey: [...serversKey(project), server, 'snapshots'],
    queryFn: async (): Promise<Snapshot[]> => {
      const params = { path: { project, vps: server }, query: { limit: 100 } };
      const list = await dataOf(platform.GET(SNAPSHOTS, { params }));
      return list.items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'creating' || status === 'deleting')
        ? POLL_MS
        : false,
  });

export const takeSnapshot = (at: ServerRef, name: string | undefined): Promise<Snapshot> =>
  dataOf(
    platform.POST(SNAPSHOTS, {
      params: { path: { project: at.project, vps: at.server } },
      body: name ? { name } : {},
    }),
  );

export const restoreSnapshot = (at: ServerRef, snapshot: string): Promise<Server> =>
  dataOf(platform.POST(`${SNAPSHOT}/restore`, { params: paramsOf(at, snapshot) }));

export const deleteSnapshot = (at: ServerRef, snapshot: string): Promise<Snapshot> =>
  dataOf(platform.DELETE(SNAPSHOT, { params: paramsOf(at, snapshot) }));

const paramsOf = ({ project, server }: ServerRef, snapshot: string) => ({
  path: { project, vps: server, snapshot },
});
