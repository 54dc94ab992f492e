import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { isChanging } from '../servers/server-state.js';
import { platform } from './clients.js';
import type { Server, ServerChange, ServerSize, WantedServer } from './shapes.js';

const SERVERS = '/v1/projects/{project}/vps';
const SERVER = `${SERVERS}/{vps}` as const;
const POLL_MS = 1000;
/** What the stream of events does not tell, such as the progress of an operation of others. */
const CATCH_UP_MS = 20_000;

/** A server is known by its project and its name or identifier. */
export interface ServerRef {
  readonly project: string;
  readonly server: string;
}

const paramsOf = ({ project, server }: ServerRef) => ({ path: { project, vps: server } });

/** Everything that is read of the servers of a project. */
export const serversKey = (project: string) => ['project', project, 'servers'] as const;

export const serversQuery = (project: string) =>
  queryOptions({
    queryKey: serversKey(project),
    queryFn: async (): Promise<Server[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      const list = await dataOf(platform.GET(SERVERS, { params }));
      return list.items;
    },
    refetchInterval: ({ state }) => (state.data?.some(isChanging) ? POLL_MS : CATCH_UP_MS),
  });

export const serverQuery = ({ project, server }: ServerRef) =>
  queryOptions({
    queryKey: [...serversKey(project), server],
    queryFn: (): Promise<Server> =>
      dataOf(platform.GET(SERVER, { params: paramsOf({ project, server }) })),
    refetchInterval: ({ state }) => (state.data && isChanging(state.data) ? POLL_MS : CATCH_UP_MS),
  });

export const sizesQuery = queryOptions({
  queryKey: ['server-sizes'],
  queryFn: async (): Promise<ServerSize[]> => {
    const list = await dataOf(platform.GET('/v1/vps-sizes'));
    return list.items;
  },
  staleTime: 60_000,
});

export const createServer = (project: string, body: WantedServer): Promise<Server> =>
  dataOf(platform.POST(SERVERS, { params: { path: { project } }, body }));

export const changeServer = (at: ServerRef, body: ServerChange): Promise<Server> =>
  dataOf(platform.PATCH(SERVER, { params: paramsOf(at), body }));

export const deleteServer = (at: ServerRef): Promise<Server> =>
  dataOf(platform.DELETE(SERVER, { params: paramsOf(at) }));

export const startServer = (at: ServerRef): Promise<Server> =>
  dataOf(platform.POST(`${SERVER}/start`, { params: paramsOf(at) }));

export const stopServer = (at: ServerRef, force = false): Promise<Server> =>
  dataOf(platform.POST(`${SERVER}/stop`, { params: paramsOf(at), body: { force } }));

export const rebootServer = (at: ServerRef, force = false): Promise<Server> =>
  dataOf(platform.POST(`${SERVER}/reboot`, { params: paramsOf(at), body: { force } }));

export const resizeServer = (at: ServerRef, size: string, disk: boolean): Promise<Server> =>
  dataOf(platform.POST(`${SERVER}/resize`, { params: paramsOf(at), body: { size, disk } }));

export const rebuildServer = (at: ServerRef, image: string): Promise<Server> =>
  dataOf(platform.POST(`${SERVER}/rebuild`, { params: paramsOf(at), body: { image } }));
