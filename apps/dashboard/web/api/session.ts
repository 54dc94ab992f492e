import { queryOptions } from '@tanstack/react-query';
import { bff } from './bff.js';
import type { Account, SecondFactor, StartedSignIn } from './shapes.js';

export interface Session {
  readonly account: Account | null;
  readonly session_id: string | null;
  /** Whether sign-in messages can be read on the sign-in page. */
  readonly local_outbox: boolean;
}

/** What a right code leads to: a session, or the question for a second factor. */
export interface VerifiedCode {
  readonly account: Account | null;
  readonly second_factor: SecondFactor | null;
}

/** Where a code is sent. */
export type Address = { readonly email: string } | { readonly phone: string };

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => bff<Session>('GET', '/session'),
  staleTime: 60_000,
});

export const startSignIn = (address: Address) => bff<StartedSignIn>('POST', '/sign-in', address);

export const enterCode = (id: string, code: string) =>
  bff<VerifiedCode>('POST', '/verify', { id, code });

export const signOut = () => bff<{ deleted: true }>('DELETE', '/session');
