import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedSession } from '../auth/auth-api.js';
import { DashboardErrors } from '../dashboard.errors.js';
import { readCookie, setCookie } from '../http/cookies.js';
import { SealedValue } from './sealed-value.js';
import type { SessionCookie, SessionKeeper } from './session-keeper.js';

const COOKIE = 'skydeck_session';
const LIFE_S = 30 * 24 * 3600;

export interface CurrentSession {
  readonly sessionId: string;
  readonly accessToken: string;
}

/** The session of a browser, held in a sealed cookie. */
export class BrowserSessions {
  readonly #sealed: SealedValue<SessionCookie>;

  constructor(
    private readonly keeper: SessionKeeper,
    secret: string,
    private readonly isSecure: boolean,
  ) {
    this.#sealed = new SealedValue(secret, 'session');
  }

  begin(reply: FastifyReply, session: IssuedSession): void {
    this.#give(reply, this.keeper.begin(session));
  }

  /** The session of this request. Renews the cookie when the refresh token was replaced. */
  async find(request: FastifyRequest, reply: FastifyReply): Promise<CurrentSession | undefined> {
    const cookie = this.#sealed.open(readCookie(request, COOKIE));
    if (!cookie) return undefined;
    const session = await this.keeper.open(cookie, request);
    if (!session) {
      this.#drop(reply);
      return undefined;
    }
    if (session.cookie) this.#give(reply, session.cookie);
    return { sessionId: cookie.sessionId, accessToken: session.accessToken };
  }

  async require(request: FastifyRequest, reply: FastifyReply): Promise<CurrentSession> {
    const session = await this.find(request, reply);
    if (!session) throw DashboardErrors.not_signed_in();
    return session;
  }

  /** Makes the next request ask auth again whether the session still holds. */
  distrust(session: CurrentSession): void {
    this.keeper.distrust(session.sessionId);
  }

  end(reply: FastifyReply, session: CurrentSession | undefined): void {
    if (session) this.keeper.forget(session.sessionId);
    this.#drop(reply);
  }

  #give(reply: FastifyReply, cookie: SessionCookie): void {
    const options = { path: '/', maxAgeS: LIFE_S, isSecure: this.isSecure };
    setCookie(reply, COOKIE, this.#sealed.seal(cookie), options);
  }

  #drop(reply: FastifyReply): void {
    setCookie(reply, COOKIE, '', { path: '/', maxAgeS: 0, isSecure: this.isSecure });
  }
}
