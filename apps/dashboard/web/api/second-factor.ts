import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { bff } from './bff.js';
import { auth } from './clients.js';
import type { AddedFactor, AskedFactor, Factor, FactorChallenge, RecoveryCodes } from './shapes.js';

const FACTORS = '/api/v1/auth/accounts/factors';
const CODES = '/api/v1/auth/accounts/recovery-codes';
const PASSKEYS = '/api/v1/auth/accounts/passkeys/register/options';

/** A second factor as it is given, or a recovery code in its place. */
export interface Proof {
  readonly factor_id?: string;
  readonly recovery_code?: string;
  readonly code?: string;
  readonly challenge_id?: string;
  readonly credential?: object;
}

/** A passkey, or what one has signed. */
export interface PasskeyAnswer {
  readonly challenge_id: string;
  readonly credential: object;
}

export const factorsKey = ['account', 'factors'] as const;

/** The second factors of whoever is signed in. */
export const factorsOfAccountQuery = queryOptions({
  queryKey: factorsKey,
  queryFn: async (): Promise<Factor[]> => {
    const params = { query: { limit: 100, status: 'active' as const } };
    return (await dataOf(auth.GET(FACTORS, { params }))).items;
  },
});

export const recoveryCodesQuery = queryOptions({
  queryKey: ['account', 'recovery-codes'],
  queryFn: () => dataOf(auth.GET(CODES)),
});

export const addApp = (name: string): Promise<AddedFactor> =>
  dataOf(auth.POST(FACTORS, { body: { type: 'totp', ...(name ? { name } : {}) } }));

export const confirmFactor = (id: string, code: string) =>
  bff<Factor>('POST', '/factors/confirm', { factor_id: id, code });

export const removeOwnFactor = (id: string): Promise<object> =>
  dataOf(auth.DELETE(`${FACTORS}/{id}`, { params: { path: { id } } }));

export const renameOwnFactor = (id: string, name: string): Promise<Factor> =>
  dataOf(auth.PATCH(`${FACTORS}/{id}`, { params: { path: { id } }, body: { name } }));

export const makeRecoveryCodes = (): Promise<RecoveryCodes> => dataOf(auth.POST(CODES));

export const askForNewPasskey = (): Promise<FactorChallenge> => dataOf(auth.POST(PASSKEYS));

export const registerPasskey = (passkey: PasskeyAnswer & { name?: string }) =>
  bff<Factor>('POST', '/passkeys', passkey);

/** Asks for the proof of a factor of the session, or of a sign-in that waits for it. */
export const challengeOwnFactor = (id: string): Promise<AskedFactor> =>
  dataOf(auth.POST(`${FACTORS}/{id}/challenge`, { params: { path: { id } } }));

export const challengeAtSignIn = (id: string) =>
  bff<AskedFactor>('POST', '/second-factor/challenge', { factor_id: id });

export const finishSignIn = (proof: Proof) => bff<object>('POST', '/second-factor', proof);

export const stepUp = (proof: Proof) => bff<object>('POST', '/step-up', proof);

export const askForPasskey = () => bff<FactorChallenge>('POST', '/passkey-sign-in/options', {});

export const signInByPasskey = (answer: PasskeyAnswer) =>
  bff<object>('POST', '/passkey-sign-in', answer);
