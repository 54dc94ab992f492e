import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { LogRetention } from './shapes.js';

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
