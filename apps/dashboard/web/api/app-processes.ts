import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppProcess, AppProcesses, AppReplica } from './shapes.js';

const PROCESSES = '/v1/projects/{project}/apps/{app}/processes';
const REPLICAS = '/v1/projects/{project}/apps/{app}/replicas';
const POLL_MS = 3000;
const CATCH_UP_MS = 20_000;

export const processesQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'processes'],
    queryFn: (): Promise<AppProcesses> => dataOf(platform.GET(PROCESSES, { params: { path: at } })),
    refetchInterval: ({ state }) =>
      state.data?.processes.every(({ running, replicas }) => running === replicas)
        ? CATCH_UP_MS
        : POLL_MS,
  });

/** What runs of an app now. */
export const replicasQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'replicas'],
    queryFn: async (): Promise<AppReplica[]> =>
      (await dataOf(platform.GET(REPLICAS, { params: { path: at } }))).replicas,
    refetchInterval: ({ state }) =>
      state.data?.every(({ healthy }) => healthy) ? CATCH_UP_MS : POLL_MS,
  });

/** Asks for another width of one process. Gives the id of the deployment that makes it. */
export async function scaleProcess(
  at: AppRef,
  { name, replicas, cpu, memory_mb: memoryMb }: Omit<AppProcess, 'command' | 'running'>,
): Promise<{ readonly id: string | null }> {
  const body = { processes: { [name]: { replicas, cpu, memory_mb: memoryMb } } };
  const { data } = await platform.PATCH(PROCESSES, { params: { path: at }, body });
  return { id: data?.meta.operation_id ?? null };
}
