import { Injectable } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import { Signature } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { clientOfRequest } from '../factors/policy/client-of-request.js';
import { ClientTokens } from './client-tokens.js';
import { newUserSession, type SignIn } from './new-user-session.js';
import {
  readRefreshToken,
  type RefreshToken,
  writeRefreshToken,
} from '../sessions/refresh-token.js';
import type { SessionTokens } from '../sessions/sessions.service.js';
import { Settings } from '../settings.module.js';
import { SignInHooks } from '../sign-in-hooks/sign-in-hooks.js';
import { UserSessionEntity } from './user-session.entity.js';
import { UserSessionEnds } from './user-session-ends.js';
import { idleSince, inForce, isInGrace } from './user-session-life.js';
import { UserSessionErrors } from './user-sessions.errors.js';
import { UserTokens, type VerifiedUserToken } from './user-tokens.js';

/** Whose token it is, and the session as it is now. */
export interface VerifiedUser extends VerifiedUserToken {
  readonly session: UserSessionEntity;
}

/** Sessions of users: begun, refreshed, checked. */
@Injectable()
export class UserSessionsService {
  readonly #signature: Signature;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: UserTokens,
    private readonly ends: UserSessionEnds,
    private readonly clock: Clock,
    private readonly hooks: SignInHooks,
    private readonly clientTokens: ClientTokens,
    @Settings() config: AuthConfig,
  ) {
    this.#signature = new Signature(keyOrigin(config, 'refresh tokens of users'));
  }

  /** Begins a session in the transaction that proves who the user is. */
  async begin(manager: EntityManager, signIn: SignIn): Promise<UserSessionEntity> {
    const session = newUserSession(signIn, this.clock.now());
    await manager.insert(UserSessionEntity, session);
    await this.ends.tell(manager, 'created', session);
    return session;
  }

  /** Notes in a transaction that the user of a session has just given a second factor. */
  async raise(
    manager: EntityManager,
    id: string,
    amr: readonly string[],
  ): Promise<UserSessionEntity> {
    const now = this.clock.now();
    const [rows] = await manager.query<[unknown[], number]>(
      `update user_session set aal = 'aal2', authenticated_at = $2,
         amr = (select array_agg(distinct method order by method)
                from unnest(amr || $3::text[]) as method)
       where id = $1 and revoked_at is null and expires_at > $2 returning id`,
      [id, now, [...amr]],
    );
    if (rows.length === 0) throw CommonErrors.unauthenticated();
    return manager.findOneByOrFail(UserSessionEntity, { id });
  }

  /**
   * The tokens of a session, as its holder gets them.
   * @param claims what a hook of the project adds to them, where that is known
   */
  async tokensOf(
    session: UserSessionEntity,
    claims?: Readonly<Record<string, unknown>>,
  ): Promise<SessionTokens> {
    const { access_token, expires_in } = await this.tokens.sign(
      session,
      claims ?? (await this.hooks.claimsOf(session)),
    );
    const { id, counter } = session;
    return {
      access_token,
      token_type: 'Bearer',
      expires_in,
      refresh_token: writeRefreshToken(this.#signature, { sessionId: id, counter }),
      session_id: id,
    };
  }

  /**
   * Trades a refresh token for the next one. The token before it gets the same answer for 10 s; any
   * older one has been stolen or copied, and ends the session.
   */
  async refresh(text: string): Promise<SessionTokens> {
    const token = readRefreshToken(this.#signature, text);
    if (!token) throw UserSessionErrors.invalid_refresh_token();
    const isNext = await this.#advance(token);
    const session = await this.#find(token.sessionId);
    if (!session) throw UserSessionErrors.invalid_refresh_token();
    const isBefore = session.counter - token.counter === 1;
    if (isNext || (isBefore && isInGrace(session, this.clock.now()))) return this.tokensOf(session);
    await this.ends.endReused(session);
    throw UserSessionErrors.invalid_refresh_token();
  }

  /** Verifies an access token and its session. @throws `unauthenticated` or `token_expired` */
  async verify(token: string): Promise<VerifiedUser | null> {
    const verified = await this.tokens.verify(token);
    const session = await this.#find(verified.sessionId);
    const isOwn = session?.userId === verified.userId && session.tenant === verified.tenant;
    if (!isOwn || !(await this.clientTokens.isInForce(verified))) return null;
    return { ...verified, session };
  }

  /** A session that is in force. */
  #find(id: string): Promise<UserSessionEntity | null> {
    const now = this.clock.now();
    return this.dataSource.manager
      .createQueryBuilder(UserSessionEntity, 'session')
      .where({ id })
      .andWhere(inForce(':now', ':idle'), { now, idle: idleSince(now) })
      .getOne();
  }

  /** Moves a session on to its next token, if it is in force and this is its token. */
  async #advance({ sessionId, counter }: RefreshToken): Promise<boolean> {
    const now = this.clock.now();
    const { ip, userAgent } = clientOfRequest();
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update user_session session set counter = counter + 1, refreshed_at = $3,
         ip = coalesce($5, ip), user_agent = coalesce($6, user_agent)
       where session.id = $1 and session.counter = $2 and ${inForce('$3::timestamptz', '$4')}
       returning session.id`,
      [sessionId, counter, now, idleSince(now), ip, userAgent],
    );
    return rows.length === 1;
  }
}
