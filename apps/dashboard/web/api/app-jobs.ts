import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AppCron, AppRun, WantedCron } from './shapes.js';

const APP = '/v1/projects/{project}/apps/{app}';
const RUNS = `${APP}/runs` as const;
const CRONS = `${APP}/crons` as const;
const CRON = `${CRONS}/{cron}` as const;
const POLL_MS = 2000;

export const runsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'runs'],
    queryFn: async (): Promise<AppRun[]> => {
      const params = { path: at, query: { limit: 50 } };
      return (await dataOf(platform.GET(RUNS, { params }))).items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') ? POLL_MS : false,
  });

/** Runs a command beside the app, with its code and variables. */
export const createRun = (at: AppRef, command: string): Promise<AppRun> =>
  dataOf(platform.POST(RUNS, { params: { path: at }, body: { command, timeout_s: 3600 } }));

export const cancelRun = (at: AppRef, id: string): Promise<AppRun> =>
  dataOf(platform.POST(`${RUNS}/{id}/cancel`, { params: { path: { ...at, id } } }));

export const cronsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'crons'],
    queryFn: async (): Promise<AppCron[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(CRONS, { params }))).items;
    },
  });

export const createCron = (at: AppRef, body: WantedCron): Promise<AppCron> =>
  dataOf(platform.POST(CRONS, { params: { path: at }, body }));

/** Switches an entry on or off. Entries are known by their names. */
export const switchCron = (at: AppRef, cron: string, enabled: boolean): Promise<AppCron> =>
  dataOf(platform.PATCH(CRON, { params: { path: { ...at, cron } }, body: { enabled } }));

export const deleteCron = (at: AppRef, cron: string): Promise<object> =>
  dataOf(platform.DELETE(CRON, { params: { path: { ...at, cron } } }));

/** Runs an entry now, whatever the clock says. */
export const runCron = (at: AppRef, cron: string): Promise<AppRun> =>
  dataOf(platform.POST(`${CRON}/run`, { params: { path: { ...at, cron } } }));
