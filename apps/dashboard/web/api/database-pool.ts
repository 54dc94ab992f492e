import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type DatabaseRef, databasesKey, paramsOf } from './databases.js';
import type { DatabasePool, DatabasePoolChange } from './shapes.js';

const POOL = '/v1/projects/{project}/databases/{database}/pool';
const POLL_MS = 10_000;
/** While it is being made. */
const SOON_MS = 1000;

/** The connection pool of a database, and what it does now. */
export const databasePoolQuery = (at: DatabaseRef) =>
  queryOptions({
    queryKey: [...databasesKey(at.project), at.database, 'pool'],
    queryFn: (): Promise<DatabasePool> => dataOf(platform.GET(POOL, { params: paramsOf(at) })),
    refetchInterval: ({ state }) => (state.data?.enabled && !state.data.now ? SOON_MS : POLL_MS),
  });

/** Turns the pool on or off, or changes it. */
export const changeDatabasePool = (
  at: DatabaseRef,
  body: DatabasePoolChange,
): Promise<DatabasePool> => dataOf(platform.PATCH(POOL, { params: paramsOf(at), body }));
