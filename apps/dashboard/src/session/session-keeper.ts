import { ApiRequestError } from '@skydeck/sdk';
import { LRUCache } from 'lru-cache';
import type { AuthApi, IssuedSession } from '../auth/auth-api.js';
import type { Browser } from '../auth/exchange.js';

const RENEW_AT = 0.8;
const MOST_SESSIONS = 20_000;

/** What a session cookie holds: enough to carry on after a restart, and nothing else. */
export interface SessionCookie {
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly issuedMs: number;
}

/** A session in use. The access token stays in this process. */
export interface OpenSession {
  readonly accessToken: string;
  /** Set when the browser must be given a new cookie. */
  readonly cookie: SessionCookie | undefined;
}

interface Known {
  readonly cookie: SessionCookie;
  readonly accessToken: string;
  readonly renewAtMs: number;
}

/**
 * Turns session cookies into access tokens. Tokens are kept by session, and one refresh serves
 * every request that waits for it: a second use of the same refresh token would end the session.
 */
export class SessionKeeper {
  readonly #known = new LRUCache<string, Known>({ max: MOST_SESSIONS });
  readonly #renewals = new Map<string, Promise<Known | undefined>>();

  constructor(
    private readonly auth: Pick<AuthApi, 'refresh'>,
    private readonly nowMs: () => number = Date.now,
  ) {}

  /** Remembers a session that has just begun and returns what its cookie holds. */
  begin(session: IssuedSession): SessionCookie {
    return this.#remember(session).cookie;
  }

  /** The open session of a cookie; undefined when it has ended. */
  async open(cookie: SessionCookie, from?: Browser): Promise<OpenSession | undefined> {
    const known = this.#known.get(cookie.sessionId);
    const isFresh = known !== undefined && this.nowMs() < known.renewAtMs;
    const current = isFresh ? known : await this.#renew(known?.cookie ?? cookie, from);
    if (!current) return undefined;
    const isNewer = current.cookie.refreshToken !== cookie.refreshToken;
    return { accessToken: current.accessToken, cookie: isNewer ? current.cookie : undefined };
  }

  /** Makes the next request ask auth again: a service has refused the access token. */
  distrust(sessionId: string): void {
    const known = this.#known.get(sessionId);
    if (known) this.#known.set(sessionId, { ...known, renewAtMs: 0 });
  }

  forget(sessionId: string): void {
    this.#known.delete(sessionId);
  }

  #renew(cookie: SessionCookie, from?: Browser): Promise<Known | undefined> {
    const running = this.#renewals.get(cookie.sessionId);
    if (running) return running;
    const renewal = this.#refresh(cookie, from).finally(() =>
      this.#renewals.delete(cookie.sessionId),
    );
    this.#renewals.set(cookie.sessionId, renewal);
    return renewal;
  }

  async #refresh(cookie: SessionCookie, from?: Browser): Promise<Known | undefined> {
    try {
      return this.#remember(await this.auth.refresh(cookie.refreshToken, from));
    } catch (error) {
      if (!(error instanceof ApiRequestError) || error.status >= 500 || error.status === 429) {
        throw error;
      }
      this.#known.delete(cookie.sessionId);
      return undefined;
    }
  }

  #remember(session: IssuedSession): Known {
    const issuedMs = this.nowMs();
    const known: Known = {
      cookie: {
        sessionId: session.session_id,
        refreshToken: session.refresh_token,
        issuedMs,
      },
      accessToken: session.access_token,
      renewAtMs: issuedMs + session.expires_in * 1000 * RENEW_AT,
    };
    this.#known.set(session.session_id, known);
    return known;
  }
}
