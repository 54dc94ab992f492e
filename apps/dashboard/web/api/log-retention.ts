import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { LogDrain, LogRetention } from './shapes.js';

const DRAINS = '/v1/projects/{project}/apps/{app}/log-drains';
const RETENTION = '/v1/projects/{project}/apps/{app}/log-retention';

export const logRetentionQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'log-retention'],
    queryFn: (): Promise<LogRetention> => dataOf(platform.GET(RETENTION, { params: { path: at } })),
  });

export const changeLogRetention = (
  at: AppRef,
  body: Pick<LogRetention, 'keep_days' | 'keep_mb'>,
): Promise<LogRetention> => dataOf(platform.PATCH(RETENTION, { params: { path: at }, body }));

export const logDrainsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'log-drains'],
    queryFn: async (): Promise<LogDrain[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(DRAINS, { params }))).items;
    },
  });

export const createLogDrain = (at: AppRef, url: string): Promise<LogDrain> =>
  dataOf(platform.POST(DRAINS, { params: { path: at }, body: { url } }));

export const deleteLogDrain = (at: AppRef, drain: string): Promise<unknown> =>
  dataOf(platform.DELETE(`${DRAINS}/{drain}`, { params: { path: { ...at, drain } } }));

/** Sends to a receiver again that was given up. */
export const enableLogDrain = (at: AppRef, drain: string): Promise<unknown> =>
  dataOf(platform.POST(`${DRAINS}/{drain}/enable`, { params: { path: { ...at, drain } } }));
