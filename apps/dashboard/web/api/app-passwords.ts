import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type AppPassword = Schemas['AppPassword'];
export type NewAppPassword = Schemas['NewAppPassword'];
export type WantedAppPassword = Schemas['CreateAppPassword'];

const PASSWORDS = '/api/v1/app-passwords';

export const appPasswordsKey = (project: string) =>
  ['project', project, 'vault-app-passwords'] as const;

/** The passwords by which apps open a space. */
export const appPasswordsQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...appPasswordsKey(project), space],
    queryFn: async (): Promise<readonly AppPassword[]> => {
      const query = { limit: 100, ...(space && { space_id: space }) };
      return (await dataOf(vaultOf(project).GET(PASSWORDS, { params: { query } }))).items;
    },
  });

/** Makes one; only this answer has the password. */
export const createAppPassword = (
  project: string,
  body: WantedAppPassword,
): Promise<NewAppPassword> => dataOf(vaultOf(project).POST(PASSWORDS, { body }));

export const deleteAppPassword = (project: string, id: string) =>
  dataOf(
    vaultOf(project).DELETE(`${PASSWORDS}/{app_password}`, {
      params: { path: { app_password: id } },
    }),
  );
