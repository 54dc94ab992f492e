import { type AuthComponents, dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { authOf } from './clients.js';

type Schemas = AuthComponents['schemas'];
export type SignInProvider = Schemas['SignInProvider'];
export type WantedProvider = Schemas['CreateSignInProvider'];
export type ProviderChange = Schemas['UpdateSignInProvider'];
export type ProviderKind = SignInProvider['kind'];
export type ProviderTest = Schemas['SignInProviderTest'];

const PROVIDERS = '/api/v1/auth/providers';
const PROVIDER = `${PROVIDERS}/{id}` as const;

/** Who outside vouches for the users of a product. */
export const signInProvidersQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'sign-in-providers'],
    queryFn: async (): Promise<SignInProvider[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(authOf(project).GET(PROVIDERS, { params }))).items;
    },
  });

export const createProvider = (project: string, body: WantedProvider): Promise<SignInProvider> =>
  dataOf(authOf(project).POST(PROVIDERS, { body }));

export const changeProvider = (
  project: string,
  id: string,
  body: ProviderChange,
): Promise<SignInProvider> =>
  dataOf(authOf(project).PATCH(PROVIDER, { params: { path: { id } }, body }));

export const testProvider = (project: string, id: string): Promise<ProviderTest> =>
  dataOf(authOf(project).POST(`${PROVIDER}/test`, { params: { path: { id } } }));

export const deleteProvider = (project: string, id: string): Promise<object> =>
  dataOf(authOf(project).DELETE(PROVIDER, { params: { path: { id } } }));
