import { dataOf } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type ServerRef, serversKey } from './servers.js';
import type { ServerMetrics } from './shapes.js';

const SECOND_MS = 1000;

/** What a server used in the last so many seconds, read anew as it goes on. */
export const metricsQuery = ({ project, server }: ServerRef, rangeS: number) =>
  queryOptions({
    queryKey: [...serversKey(project), server, 'metrics', rangeS],
    queryFn: (): Promise<ServerMetrics> => {
      const to = Date.now();
      const from = new Date(to - rangeS * SECOND_MS).toISOString();
      const query = { from, to: new Date(to).toISOString() };
      const params = { path: { project, vps: server }, query };
      return dataOf(platform.GET('/v1/projects/{project}/vps/{vps}/metrics', { params }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: rangeS <= 3600 ? 15 * SECOND_MS : 60 * SECOND_MS,
  });
