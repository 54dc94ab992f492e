import { dataOf } from '@skydeck/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type DatabaseRef, databasesKey, paramsOf } from './databases.js';
import type { DatabaseExtension, DatabaseMetrics, DatabaseStatement } from './shapes.js';

const DATABASE = '/v1/projects/{project}/databases/{database}';
const EXTENSION = `${DATABASE}/extensions/{extension}` as const;
const SECOND_MS = 1000;
const MINUTE_S = 60;
/** About as many as a chart has room for. */
const MOST_POINTS = 240;

const keyOf = ({ project, database }: DatabaseRef) => [...databasesKey(project), database];

/** What a database did in the last so many seconds. */
export const databaseMetricsQuery = (at: DatabaseRef, rangeS: number) =>
  queryOptions({
    queryKey: [...keyOf(at), 'metrics', rangeS],
    queryFn: (): Promise<DatabaseMetrics> => {
      const to = Date.now();
      const query = {
        from: new Date(to - rangeS * SECOND_MS).toISOString(),
        to: new Date(to).toISOString(),
        step: Math.max(1, Math.ceil(rangeS / MINUTE_S / MOST_POINTS)) * MINUTE_S,
      };
      return dataOf(platform.GET(`${DATABASE}/metrics`, { params: { ...paramsOf(at), query } }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: 30 * SECOND_MS,
  });

/** The statements that took longest in all. */
export const statementsQuery = (at: DatabaseRef) =>
  queryOptions({
    queryKey: [...keyOf(at), 'statements'],
    queryFn: async (): Promise<DatabaseStatement[]> =>
      (await dataOf(platform.GET(`${DATABASE}/statements`, { params: paramsOf(at) }))).items,
    refetchInterval: 30 * SECOND_MS,
  });

/** Kept apart: the server is asked, which refuses while something is done to the database. */
export const extensionsQuery = (at: DatabaseRef) =>
  queryOptions({
    queryKey: ['project', at.project, 'database-extensions', at.database],
    queryFn: async (): Promise<DatabaseExtension[]> =>
      (await dataOf(platform.GET(`${DATABASE}/extensions`, { params: paramsOf(at) }))).items,
  });

/** Gives a database an extension, or takes it off. */
export const setExtension = (
  { project, database }: DatabaseRef,
  extension: string,
  isEnabled: boolean,
): Promise<DatabaseExtension> => {
  const params = { path: { project, database, extension } };
  return dataOf(
    isEnabled ? platform.PUT(EXTENSION, { params }) : platform.DELETE(EXTENSION, { params }),
  );
};
