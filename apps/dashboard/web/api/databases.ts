import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { isChanging } from '../databases/database-state.js';
import { platform } from './clients.js';
import type {
  Database,
  DatabaseChange,
  DatabaseEngine,
  DatabaseSize,
  DatabaseSizeChange,
  WantedDatabase,
} from './shapes.js';

const DATABASES = '/v1/projects/{project}/databases';
const DATABASE = `${DATABASES}/{database}` as const;
const POLL_MS = 1000;
const CATCH_UP_MS = 20_000;

/** A database is known by its project and its name or identifier. */
export interface DatabaseRef {
  readonly project: string;
  readonly database: string;
}

export const paramsOf = ({ project, database }: DatabaseRef) => ({ path: { project, database } });

/** Everything that is read of the databases of a project. */
export const databasesKey = (project: string) => ['project', project, 'databases'] as const;

export const databasesQuery = (project: string) =>
  queryOptions({
    queryKey: databasesKey(project),
    queryFn: async (): Promise<Database[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      return (await dataOf(platform.GET(DATABASES, { params }))).items;
    },
    refetchInterval: ({ state }) => (state.data?.some(isChanging) ? POLL_MS : CATCH_UP_MS),
  });

export const databaseQuery = (at: DatabaseRef) =>
  queryOptions({
    queryKey: [...databasesKey(at.project), at.database],
    queryFn: (): Promise<Database> => dataOf(platform.GET(DATABASE, { params: paramsOf(at) })),
    refetchInterval: ({ state }) => (state.data && isChanging(state.data) ? POLL_MS : CATCH_UP_MS),
  });

export const databaseSizesQuery = queryOptions({
  queryKey: ['database-sizes'],
  queryFn: async (): Promise<DatabaseSize[]> =>
    (await dataOf(platform.GET('/v1/database-sizes'))).items,
  staleTime: 60_000,
});

/** What databases can be made with here, with the major versions there are. */
export const databaseEnginesQuery = queryOptions({
  queryKey: ['database-engines'],
  queryFn: async (): Promise<DatabaseEngine[]> =>
    (await dataOf(platform.GET('/v1/database-engines'))).items,
  staleTime: 60_000,
});

export const createDatabase = (project: string, body: WantedDatabase): Promise<Database> =>
  dataOf(platform.POST(DATABASES, { params: { path: { project } }, body }));

export const changeDatabase = (at: DatabaseRef, body: DatabaseChange): Promise<Database> =>
  dataOf(platform.PATCH(DATABASE, { params: paramsOf(at), body }));

export const resizeDatabase = (at: DatabaseRef, body: DatabaseSizeChange): Promise<Database> =>
  dataOf(platform.POST(`${DATABASE}/resize`, { params: paramsOf(at), body }));

/** A last backup is made first and kept, unless nothing is to be kept. */
export const deleteDatabase = (at: DatabaseRef, isNothingKept: boolean): Promise<Database> => {
  const skip = isNothingKept ? ('true' as const) : ('false' as const);
  const params = { ...paramsOf(at), query: { skip_final_backup: skip } };
  return dataOf(platform.DELETE(DATABASE, { params }));
};

/** It is away meanwhile; the old data stay until the new server answers. */
export const upgradeDatabase = (at: DatabaseRef, version: number): Promise<Database> =>
  dataOf(platform.POST(`${DATABASE}/upgrade`, { params: paramsOf(at), body: { version } }));
