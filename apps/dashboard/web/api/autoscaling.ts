import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { Autoscaling, AutoscalingChange } from './shapes.js';

const POLICY = '/v1/projects/{project}/apps/{app}/autoscaling';
const POLL_MS = 10_000;

export const autoscalingQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'autoscaling'],
    queryFn: (): Promise<Autoscaling> => dataOf(platform.GET(POLICY, { params: { path: at } })),
    refetchInterval: ({ state }) => (state.data?.enabled ? POLL_MS : false),
  });

export const changeAutoscaling = (at: AppRef, body: AutoscalingChange): Promise<Autoscaling> =>
  dataOf(platform.PATCH(POLICY, { params: { path: at }, body }));
