import { type AuthComponents, dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { authOf } from './clients.js';

type Schemas = AuthComponents['schemas'];
export type SignInHook = Schemas['SignInHook'];
export type WantedHook = Schemas['CreateSignInHook'];
export type HookChange = Schemas['UpdateSignInHook'];
export type HookKind = SignInHook['kind'];
export type HookTest = Schemas['SignInHookTest'];

const HOOKS = '/api/v1/auth/hooks';
const HOOK = `${HOOKS}/{id}` as const;

/** The servers of a product that have a say in sign-ins. */
export const signInHooksQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'sign-in-hooks'],
    queryFn: async (): Promise<SignInHook[]> =>
      (await dataOf(authOf(project).GET(HOOKS, {}))).items,
  });

export const createHook = (project: string, body: WantedHook): Promise<SignInHook> =>
  dataOf(authOf(project).POST(HOOKS, { body }));

export const changeHook = (project: string, id: string, body: HookChange): Promise<SignInHook> =>
  dataOf(authOf(project).PATCH(HOOK, { params: { path: { id } }, body }));

export const testHook = (project: string, id: string): Promise<HookTest> =>
  dataOf(authOf(project).POST(`${HOOK}/test`, { params: { path: { id } } }));

export const deleteHook = (project: string, id: string): Promise<object> =>
  dataOf(authOf(project).DELETE(HOOK, { params: { path: { id } } }));
