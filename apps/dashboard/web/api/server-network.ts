import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type ServerRef, serversKey } from './servers.js';
import type { FloatingIp, Network, PublishedPort, Server, WantedPort } from './shapes.js';

const NETWORKS = '/v1/projects/{project}/networks';
const PORTS = '/v1/projects/{project}/vps/{vps}/ports';
const ADDRESSES = '/v1/projects/{project}/floating-ips';
const ADDRESS = `${ADDRESSES}/{floating_ip}` as const;
const limit = 100;

export const networksQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'networks'],
    queryFn: async (): Promise<Network[]> => {
      const params = { path: { project }, query: { limit } };
      return (await dataOf(platform.GET(NETWORKS, { params }))).items;
    },
  });

export const createNetwork = (project: string, name: string): Promise<Network> =>
  dataOf(platform.POST(NETWORKS, { params: { path: { project } }, body: { name } }));

export const joinNetwork = ({ project, server }: ServerRef, network: string): Promise<Server> =>
  dataOf(
    platform.POST(`${NETWORKS}/{network}/servers`, {
      params: { path: { project, network } },
      body: { vps: server },
    }),
  );

export const leaveNetwork = ({ project, server }: ServerRef, network: string): Promise<Server> =>
  dataOf(
    platform.DELETE(`${NETWORKS}/{network}/servers/{vps}`, {
      params: { path: { project, network, vps: server } },
    }),
  );

export const portsQuery = ({ project, server }: ServerRef) =>
  queryOptions({
    queryKey: [...serversKey(project), server, 'ports'],
    queryFn: async (): Promise<PublishedPort[]> => {
      const params = { path: { project, vps: server }, query: { limit } };
      return (await dataOf(platform.GET(PORTS, { params }))).items;
    },
  });

export const publishPort = (
  { project, server }: ServerRef,
  body: WantedPort,
): Promise<PublishedPort> =>
  dataOf(platform.POST(PORTS, { params: { path: { project, vps: server } }, body }));

export const withdrawPort = ({ project, server }: ServerRef, port: string): Promise<object> =>
  dataOf(platform.DELETE(`${PORTS}/{port}`, { params: { path: { project, vps: server, port } } }));

export const floatingIpsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'floating-ips'],
    queryFn: async (): Promise<FloatingIp[]> => {
      const params = { path: { project }, query: { limit } };
      return (await dataOf(platform.GET(ADDRESSES, { params }))).items;
    },
  });

export const allocateFloatingIp = ({ project, server }: ServerRef): Promise<FloatingIp> =>
  dataOf(platform.POST(ADDRESSES, { params: { path: { project } }, body: { vps: server } }));

export const assignFloatingIp = ({ project, server }: ServerRef, id: string): Promise<FloatingIp> =>
  dataOf(
    platform.POST(`${ADDRESS}/assign`, {
      params: { path: { project, floating_ip: id } },
      body: { vps: server },
    }),
  );

export const unassignFloatingIp = (project: string, id: string): Promise<FloatingIp> =>
  dataOf(platform.POST(`${ADDRESS}/unassign`, { params: { path: { project, floating_ip: id } } }));

export const releaseFloatingIp = (project: string, id: string): Promise<object> =>
  dataOf(platform.DELETE(ADDRESS, { params: { path: { project, floating_ip: id } } }));
