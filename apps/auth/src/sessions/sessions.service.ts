import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { readKeyset } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { newId } from '@skydeck/ids';
import { Signature } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { clientOfRequest } from '../factors/policy/client-of-request.js';
import { Settings } from '../settings.module.js';
import { TokenSigner } from '../signing-keys/token-signer.js';
import { readRefreshToken, type RefreshToken, writeRefreshToken } from './refresh-token.js';
import { RevocationsService } from './revocations.service.js';
import { type SessionClient, SessionEntity } from './session.entity.js';
import { endOf, idleSince, isAlive, isGrace } from './session-life.js';
import { SessionErrors } from './sessions.errors.js';
import type { ListSessions } from './sessions.schema.js';

/** The tokens of a session, as they are handed to its holder. */
export interface SessionTokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly session_id: string;
}

/** Which account signs in, and how it was proven (RFC 8176). */
export interface AccountSignIn {
  readonly accountId: string;
  readonly client: SessionClient;
  readonly amr: readonly string[];
  readonly aal?: 'aal1' | 'aal2';
  /** The number or address that the first factor went to, if it went to one. */
  readonly provenTo?: string | null;
}

/** Sessions of accounts: begin, refresh, end. */
@Injectable()
export class SessionsService {
  readonly #signature: Signature;

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly dataSource: DataSource,
    private readonly signer: TokenSigner,
    private readonly revocations: RevocationsService,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#signature = new Signature(keyOrigin(config, 'refresh tokens'));
  }

  /** Signs an account in. `amr` says how it proved itself (RFC 8176). */
  async begin(accountId: string, client: SessionClient, amr: string[]): Promise<SessionTokens> {
    const signIn = { accountId, client, amr };
    return this.tokensOf(await this.beginIn(this.dataSource.manager, signIn));
  }

  /** Begins a session in a transaction; hand out its tokens after it. */
  async beginIn(
    manager: EntityManager,
    { accountId, client, amr, aal = 'aal1', provenTo = null }: AccountSignIn,
  ): Promise<SessionEntity> {
    const now = this.clock.now();
    const { ip, userAgent } = clientOfRequest();
    const session = this.sessions.create({
      id: newId('ses'),
      accountId,
      client,
      amr: [...amr],
      aal,
      provenTo,
      ip,
      userAgent,
      counter: 0,
      revokedAt: null,
      authenticatedAt: now,
      refreshedAt: now,
      createdAt: now,
      expiresAt: endOf(client, now),
    });
    await manager.insert(SessionEntity, session);
    return session;
  }

  /** Notes in a transaction that the account of a session has just given a second factor. */
  async raise(manager: EntityManager, id: string, amr: readonly string[]): Promise<SessionEntity> {
    const now = this.clock.now();
    const [rows] = await manager.query<[unknown[], number]>(
      `update session set aal = 'aal2', authenticated_at = $2,
         amr = (select array_agg(distinct method order by method)
                from unnest(amr || $3::text[]) as method)
       where id = $1 and revoked_at is null and expires_at > $2 returning id`,
      [id, now, [...amr]],
    );
    if (rows.length === 0) throw CommonErrors.unauthenticated();
    return manager.findOneByOrFail(SessionEntity, { id });
  }

  /** A session that is in force. @throws `unauthenticated` */
  async inForce(id: string): Promise<SessionEntity> {
    const session = await this.sessions.findOneBy({ id });
    if (!session || !isAlive(session, this.clock.now())) throw CommonErrors.unauthenticated();
    return session;
  }

  /**
   * Trades a refresh token for the next one. The token before it gets the same answer for 10 s, for
   * tabs that refresh together; any older one has been stolen or copied, and ends the session.
   */
  async refresh(text: string): Promise<SessionTokens> {
    const token = readRefreshToken(this.#signature, text);
    if (!token) throw SessionErrors.invalid_refresh_token();
    const isNext = await this.#advance(token);
    const session = await this.sessions.findOneBy({ id: token.sessionId });
    if (!session || !isAlive(session, this.clock.now()))
      throw SessionErrors.invalid_refresh_token();
    if (isNext || isGrace(session, token, this.clock.now())) return this.tokensOf(session);
    await this.#end(session.accountId, session.id);
    throw SessionErrors.invalid_refresh_token();
  }

  /** Whether a session is in force. */
  async isActive(id: string): Promise<boolean> {
    const session = await this.sessions.findOneBy({ id });
    return session !== null && isAlive(session, this.clock.now());
  }

  /** The sessions in force of an account, one more than `limit`. */
  list(accountId: string, wanted: ReturnType<typeof ListSessions.parse>): Promise<SessionEntity[]> {
    const which = { accountId, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const query = this.sessions.createQueryBuilder('session');
    return readKeyset(query.where({ ...which, ...wanted.filters }), wanted);
  }

  /** Ends one session of an account, everywhere and at once. */
  async revoke(accountId: string, id: string): Promise<void> {
    if (!(await this.#end(accountId, id))) throw SessionErrors.not_found();
  }

  /** Ends the session that a refresh token belongs to; others' tokens are ignored (RFC 7009). */
  async revokeByToken(text: string): Promise<void> {
    const token = readRefreshToken(this.#signature, text);
    const session = token && (await this.sessions.findOneBy({ id: token.sessionId }));
    if (session && isAlive(session, this.clock.now()))
      await this.#end(session.accountId, session.id);
  }

  async #end(accountId: string, id: string): Promise<boolean> {
    const which = { id, accountId, revokedAt: IsNull() };
    const { affected } = await this.sessions.update(which, { revokedAt: this.clock.now() });
    if (affected === 0) return false;
    await this.revocations.announce({ kind: 'session', session_id: id });
    return true;
  }

  /** Moves the counter on if the token is the current one. One statement, so only one caller wins. */
  async #advance({ sessionId, counter }: RefreshToken): Promise<boolean> {
    const now = this.clock.now();
    const { ip, userAgent } = clientOfRequest();
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update session set counter = counter + 1, refreshed_at = $3,
         ip = coalesce($6, ip), user_agent = coalesce($7, user_agent)
       where id = $1 and counter = $2 and revoked_at is null and expires_at > $3
         and refreshed_at > case client when 'browser' then $4::timestamptz else $5 end
       returning id`,
      [sessionId, counter, now, idleSince('browser', now), idleSince('device', now), ip, userAgent],
    );
    return rows.length === 1;
  }

  /** The tokens of a session, as its holder gets them. */
  async tokensOf({
    id,
    accountId,
    amr,
    aal,
    authenticatedAt,
    counter,
  }: SessionEntity): Promise<SessionTokens> {
    const proven = { amr, aal, authenticatedAt };
    const access = this.signer.forAccount({ accountId, sessionId: id, ...proven });
    return {
      access_token: access.access_token,
      token_type: 'Bearer',
      expires_in: access.expires_in,
      refresh_token: writeRefreshToken(this.#signature, { sessionId: id, counter }),
      session_id: id,
    };
  }
}
