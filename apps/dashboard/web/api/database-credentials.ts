import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type DatabaseRef, databasesKey, paramsOf } from './databases.js';
import type { DatabaseConnection, DatabaseCredential, WantedDatabaseCredential } from './shapes.js';

const CREDENTIALS = '/v1/projects/{project}/databases/{database}/credentials';
const CREDENTIAL = `${CREDENTIALS}/{credential}` as const;

const of = ({ project, database }: DatabaseRef, credential: string) => ({
  path: { project, database, credential },
});

export const credentialsQuery = (at: DatabaseRef) =>
  queryOptions({
    queryKey: [...databasesKey(at.project), at.database, 'credentials'],
    queryFn: async (): Promise<DatabaseCredential[]> => {
      const params = { ...paramsOf(at), query: { limit: 100, sort: 'created_at' as const } };
      return (await dataOf(platform.GET(CREDENTIALS, { params }))).items;
    },
    refetchInterval: 20_000,
  });

export const createCredential = (
  at: DatabaseRef,
  body: WantedDatabaseCredential,
): Promise<DatabaseCredential> =>
  dataOf(platform.POST(CREDENTIALS, { params: paramsOf(at), body }));

/** How the database is connected to, with the password. */
export const revealCredential = (at: DatabaseRef, name: string): Promise<DatabaseConnection> =>
  dataOf(platform.POST(`${CREDENTIAL}/reveal`, { params: of(at, name) }));

/** The password before works too until the grace is over. */
export const rotateCredential = (
  at: DatabaseRef,
  name: string,
  graceS: number,
): Promise<DatabaseCredential> =>
  dataOf(
    platform.POST(`${CREDENTIAL}/rotate`, { params: of(at, name), body: { grace_s: graceS } }),
  );

export const endPrevious = (at: DatabaseRef, name: string): Promise<DatabaseCredential> =>
  dataOf(platform.POST(`${CREDENTIAL}/end-previous`, { params: of(at, name) }));

export const deleteCredential = (at: DatabaseRef, name: string): Promise<object> =>
  dataOf(platform.DELETE(CREDENTIAL, { params: of(at, name) }));
