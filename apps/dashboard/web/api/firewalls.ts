import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import type { ServerRef } from './servers.js';
import type { Firewall, FirewallRule } from './shapes.js';

const FIREWALLS = '/v1/projects/{project}/firewalls';
const FIREWALL = `${FIREWALLS}/{firewall}` as const;

export const firewallsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'firewalls'],
    queryFn: async (): Promise<Firewall[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      return (await dataOf(platform.GET(FIREWALLS, { params }))).items;
    },
  });

export const createFirewall = (
  project: string,
  body: { readonly name: string; readonly rules: FirewallRule[] },
): Promise<Firewall> => dataOf(platform.POST(FIREWALLS, { params: { path: { project } }, body }));

export const changeRules = (
  project: string,
  firewall: string,
  rules: FirewallRule[],
): Promise<Firewall> =>
  dataOf(platform.PATCH(FIREWALL, { params: { path: { project, firewall } }, body: { rules } }));

export const attachFirewall = (
  { project, server }: ServerRef,
  firewall: string,
): Promise<Firewall> =>
  dataOf(
    platform.POST(`${FIREWALL}/servers`, {
      params: { path: { project, firewall } },
      body: { vps: server },
    }),
  );

export const detachFirewall = (
  { project, server }: ServerRef,
  firewall: string,
): Promise<Firewall> =>
  dataOf(
    platform.DELETE(`${FIREWALL}/servers/{vps}`, {
      params: { path: { project, firewall, vps: server } },
    }),
  );
