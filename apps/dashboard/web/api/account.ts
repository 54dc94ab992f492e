import { type AuthComponents, dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { auth } from './clients.js';
import type { Account, AccountSession, DeviceGrant } from './shapes.js';

const ME = '/api/v1/auth/accounts/me';
const SESSIONS = '/api/v1/auth/accounts/sessions';
const DEVICE = '/api/v1/auth/device/{user_code}';

export const rename = (name: string): Promise<Account> =>
  dataOf(auth.PATCH(ME, { body: { name } }));

/** An address that waits for the code which was sent to it. */
export type EmailChange = AuthComponents['schemas']['StartedEmailChange'];

export const changeEmail = (email: string): Promise<EmailChange> =>
  dataOf(auth.POST(`${ME}/email`, { body: { email } }));

export const confirmEmail = (id: string, code: string): Promise<Account> =>
  dataOf(auth.POST(`${ME}/email/confirm`, { body: { id, code } }));

export const accountSessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async (): Promise<AccountSession[]> => {
    const list = await dataOf(auth.GET(SESSIONS, { params: { query: { limit: 100 } } }));
    return list.items;
  },
});

export const revokeSession = (id: string): Promise<object> =>
  dataOf(auth.DELETE(`${SESSIONS}/{id}`, { params: { path: { id } } }));

const at = (code: string) => ({ params: { path: { user_code: code } } });

export const deviceRequest = (code: string): Promise<DeviceGrant> =>
  dataOf(auth.GET(DEVICE, at(code)));
export const approveDevice = (code: string): Promise<object> =>
  dataOf(auth.POST(`${DEVICE}/approve`, at(code)));
export const denyDevice = (code: string): Promise<object> =>
  dataOf(auth.POST(`${DEVICE}/deny`, at(code)));
