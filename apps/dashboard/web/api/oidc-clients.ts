import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { authOf } from './clients.js';
import type { NewOidcClient, OidcClient, OidcClientChange, WantedOidcClient } from './shapes.js';

const CLIENTS = '/api/v1/auth/clients';
const CLIENT = `${CLIENTS}/{id}` as const;

/** The programs that may sign a product's users in by OpenID Connect. */
export const oidcClientsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'oidc-clients'],
    queryFn: async (): Promise<OidcClient[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(authOf(project).GET(CLIENTS, { params }))).items;
    },
  });

export const createOidcClient = (project: string, body: WantedOidcClient): Promise<NewOidcClient> =>
  dataOf(authOf(project).POST(CLIENTS, { body }));

export const changeOidcClient = (
  project: string,
  id: string,
  body: OidcClientChange,
): Promise<OidcClient> => dataOf(authOf(project).PATCH(CLIENT, { params: { path: { id } }, body }));

/** A new secret; the one before works for so many seconds more. */
export const rotateClientSecret = (
  project: string,
  id: string,
  overlapS: number,
): Promise<NewOidcClient> =>
  dataOf(
    authOf(project).POST(`${CLIENT}/rotate-secret`, {
      params: { path: { id } },
      body: { overlap_s: overlapS },
    }),
  );

export const deleteOidcClient = (project: string, id: string): Promise<object> =>
  dataOf(authOf(project).DELETE(CLIENT, { params: { path: { id } } }));
