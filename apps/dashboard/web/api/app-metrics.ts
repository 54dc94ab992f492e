import { dataOf } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppMetrics } from './shapes.js';
import { platform } from './clients.js';

const REFRESH_MS = 15_000;

/** What an app used and answered in the last so many minutes. */
export const appMetricsQuery = (project: string, app: string, minutes: number) =>
  queryOptions({
    queryKey: ['projects', project, 'apps', app, 'metrics', minutes],
    queryFn: async (): Promise<AppMetrics & { readonly readAtMs: number }> => {
      const params = { path: { project, app }, query: { minutes } };
      const url = '/v1/projects/{project}/apps/{app}/metrics';
      const found = await dataOf(platform.GET(url, { params }));
      return { ...found, readAtMs: Date.now() };
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
