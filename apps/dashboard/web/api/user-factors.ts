import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { authOf } from './clients.js';
import type { Factor, Identity } from './shapes.js';
import { usersKey } from './users.js';

const IDENTITIES = '/api/v1/auth/users/{id}/identities';
const FACTORS = '/api/v1/auth/users/{id}/factors';

/** What a user signs in with. */
export const identitiesQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...usersKey(project), id, 'identities'],
    queryFn: async (): Promise<Identity[]> => {
      const list = await dataOf(authOf(project).GET(IDENTITIES, { params: { path: { id } } }));
      return list.items;
    },
  });

/** Takes a way to sign in from a user. The last one stays. */
export const unlinkIdentity = (project: string, id: string, identity: string): Promise<object> =>
  dataOf(
    authOf(project).DELETE(`${IDENTITIES}/{identity}`, { params: { path: { id, identity } } }),
  );

/** What a user proves itself with besides. */
export const factorsQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...usersKey(project), id, 'factors'],
    queryFn: async (): Promise<Factor[]> => {
      const list = await dataOf(authOf(project).GET(FACTORS, { params: { path: { id } } }));
      return list.items;
    },
  });

/** Removes a factor that a user has lost. */
export const removeFactor = (project: string, id: string, factor: string): Promise<object> =>
  dataOf(authOf(project).DELETE(`${FACTORS}/{factor}`, { params: { path: { id, factor } } }));
