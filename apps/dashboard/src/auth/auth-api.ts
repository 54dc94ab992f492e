import { CommonErrors } from '@skydeck/errors';
import { ApiRequestError, type ErrorBody } from '@skydeck/sdk';

const TIMEOUT_MS = 10_000;

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

/** The request of a browser that is served: services log its id and count for its address. */
export interface Browser {
  readonly id: string;
  readonly ip: string;
}

interface Call {
  readonly body?: unknown;
  readonly bearer?: string;
  readonly from?: Browser | undefined;
}

/** What the dashboard asks of the auth service on behalf of a browser. */
export class AuthApi {
  constructor(private readonly url: string) {}

  signIn(who: { email?: string; phone?: string }, from: Browser): Promise<StartedSignIn> {
    return this.#post('/api/v1/auth/accounts/sign-in', { body: who, from });
  }

  verify(
    given: { id: string; code: string },
    from: Browser,
  ): Promise<{ account: Account; session: IssuedSession }> {
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

/** One call to a service: its `data`, its refusal, or `unavailable` when there is no answer. */
export async function exchange<Data>(method: string, url: string, call: Call): Promise<Data> {
  const { body, bearer, from } = call;
  let response: Response;
  let answer: ErrorBody & { data?: Data };
  try {
    response = await fetch(url, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(from && { 'x-request-id': from.id, 'x-forwarded-for': from.ip }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw CommonErrors.unavailable({
      detail: 'The sign-in service does not answer. Is the installation running?',
      retryAfterS: 2,
      cause,
    });
  }
  if (!response.ok || answer.data === undefined) {
    throw new ApiRequestError(response.status, answer);
  }
  return answer.data;
}
