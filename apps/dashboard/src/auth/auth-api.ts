import { type Browser, type Call, exchange } from './exchange.js';

export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly created_at: string;
}

export interface IssuedSession {
  readonly access_token: string;
  /** Seconds that the access token holds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly session_id: string;
}

export interface StartedSignIn {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to_masked: string;
  readonly expires_at: string;
  readonly resend_after_s: number;
}

/** What is still asked for after the code, by whoever has a second factor. */
export interface SecondFactorRequired {
  /** Stands for a token at the routes of factors. */
  readonly ticket: string;
  readonly expires_at: string;
  readonly has_recovery_codes: boolean;
  readonly factors: readonly object[];
}

/** A sign-in whose code was right: a session, or the question for a second factor. */
export interface VerifiedSignIn {
  readonly account: Account;
  readonly session: IssuedSession | null;
  readonly second_factor_required: SecondFactorRequired | null;
}

/** What the dashboard asks of the auth service on behalf of a browser. */
export class AuthApi {
  constructor(private readonly url: string) {}

  signIn(who: { email?: string; phone?: string }, from: Browser): Promise<StartedSignIn> {
    return this.#post('/api/v1/auth/accounts/sign-in', { body: who, from });
  }

  verify(given: { id: string; code: string }, from: Browser): Promise<VerifiedSignIn> {
    return this.#post('/api/v1/auth/accounts/verify', { body: given, from });
  }

  async refresh(refreshToken: string, from?: Browser): Promise<IssuedSession> {
    const body = { refresh_token: refreshToken };
    const path = '/api/v1/auth/accounts/refresh';
    const answer = await this.#post<{ session: IssuedSession }>(path, { body, from });
    return answer.session;
  }

  async signOut(bearer: string, from: Browser): Promise<void> {
    await this.#post('/api/v1/auth/accounts/sign-out', { bearer, from, body: {} });
  }

  async me(bearer: string, from: Browser): Promise<Account> {
    const path = '/api/v1/auth/accounts/me';
    const answer = await exchange<Account | { account: Account }>('GET', `${this.url}${path}`, {
      bearer,
      from,
    });
    return 'account' in answer ? answer.account : answer;
  }

  #post<Data>(path: string, call: Call): Promise<Data> {
    return exchange<Data>('POST', `${this.url}${path}`, call);
  }
}
