import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type DatabaseRef, databasesKey, paramsOf } from './databases.js';
import type { Database, DatabaseBackup, WantedFork } from './shapes.js';

const BACKUPS = '/v1/projects/{project}/database-backups';
const BACKUP = `${BACKUPS}/{backup}` as const;
const DATABASE = '/v1/projects/{project}/databases/{database}';
const POLL_MS = 1000;
const SETTLED = new Set(['ready', 'failed']);

const isMoving = ({ status, check }: DatabaseBackup): boolean =>
  !SETTLED.has(status) || check?.state === 'running';

/** Backups of one database by its id, or of all of a project, also of those that are gone. */
export const databaseBackupsQuery = (project: string, databaseId?: string) =>
  queryOptions({
    queryKey: [...databasesKey(project), 'backups', databaseId ?? 'all'],
    queryFn: async (): Promise<DatabaseBackup[]> => {
      const query = { limit: 100, ...(databaseId && { database_id: databaseId }) };
      return (await dataOf(platform.GET(BACKUPS, { params: { path: { project }, query } }))).items;
    },
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : 20_000),
  });

export const createDatabaseBackup = (at: DatabaseRef): Promise<DatabaseBackup> =>
  dataOf(platform.POST(`${DATABASE}/backups`, { params: paramsOf(at) }));

/** Restores a backup beside its database, to see that it can be. */
export const checkDatabaseBackup = (project: string, backup: string): Promise<DatabaseBackup> =>
  dataOf(platform.POST(`${BACKUP}/check`, { params: { path: { project, backup } } }));

export const deleteDatabaseBackup = (project: string, backup: string): Promise<object> =>
  dataOf(platform.DELETE(BACKUP, { params: { path: { project, backup } } }));

/** What a database is put back to. */
export type RestoreSource = { readonly backup: string } | { readonly at: string };

/** Puts a database back in place; what it holds now is kept as a backup first. */
export const restoreDatabase = (at: DatabaseRef, source: RestoreSource): Promise<Database> =>
  dataOf(platform.POST(`${DATABASE}/restore`, { params: paramsOf(at), body: source }));

/** The moments that a database can be put back to; null where there are none. */
export const recoveryQuery = (at: DatabaseRef) =>
  queryOptions({
    queryKey: [...databasesKey(at.project), at.database, 'recovery'],
    queryFn: (): Promise<{ earliest: string | null; latest: string | null }> =>
      dataOf(platform.GET(`${DATABASE}/recovery`, { params: paramsOf(at) })),
    refetchInterval: 20_000,
  });

/** Makes another database of what one holds, or held. */
export const forkDatabase = (at: DatabaseRef, body: WantedFork): Promise<Database> =>
  dataOf(platform.POST(`${DATABASE}/fork`, { params: paramsOf(at), body }));
