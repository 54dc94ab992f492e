import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { EnvChange, EnvChanged, EnvEntries, EnvVariable } from './shapes.js';

const APP = '/v1/projects/{project}/apps/{app}';
const limit = 100;

export const envQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'env'],
    queryFn: async (): Promise<EnvVariable[]> => {
      const params = { path: at, query: { limit } };
      return (await dataOf(platform.GET(`${APP}/env`, { params }))).items;
    },
  });

/** Who changed which variable, newest first. */
export const envChangesQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'env-changes'],
    queryFn: async (): Promise<EnvChange[]> => {
      const params = { path: at, query: { limit } };
      return (await dataOf(platform.GET(`${APP}/env-changes`, { params }))).items;
    },
  });

/** Sets and removes variables; `apply` makes a release of what is then there, without a build. */
export const changeEnv = (at: AppRef, set: EnvEntries, apply = false): Promise<EnvChanged> =>
  dataOf(platform.PATCH(`${APP}/env`, { params: { path: at }, body: { set, apply } }));
