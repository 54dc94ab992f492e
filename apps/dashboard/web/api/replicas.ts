import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { ConsoleLink, type ConsoleListener, type Size } from '../servers/console/console-link.js';
import { appKey, type AppRef } from './apps.js';
import { platform } from './clients.js';

const APP = '/v1/projects/{project}/apps/{app}';
const POLL_MS = 5000;

export type Replica = PlatformComponents['schemas']['AppReplicas']['replicas'][number];

/** What runs of an app now. */
export const replicasQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'replicas'],
    queryFn: async (): Promise<Replica[]> => {
      const found = await dataOf(platform.GET(`${APP}/replicas`, { params: { path: at } }));
      return found.replicas;
    },
    refetchInterval: POLL_MS,
  });

/** Opens a shell inside a replica. */
export async function openReplica(
  at: AppRef,
  wanted: Size & { readonly replica: string },
  listener: ConsoleListener,
): Promise<ConsoleLink> {
  const body = { ...wanted, tty: true };
  const { token } = await dataOf(platform.POST(`${APP}/exec`, { params: { path: at }, body }));
  return ConsoleLink.connect(`exec/${token}`, listener);
}
