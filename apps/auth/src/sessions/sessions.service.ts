import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { readKeyset } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, IsNull, MoreThan, Repository } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
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

/** Sessions of accounts: begin, refresh, end. */
@Injectable()
export class SessionsService {
  readonly #key: Buffer;

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly dataSource: DataSource,
    private readonly signer: TokenSigner,
    private readonly revocations: RevocationsService,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#key = deriveKey(config, 'refresh tokens');
  }

  /** Signs an account in. `amr` says how it proved itself (RFC 8176). */
  async begin(accountId: string, client: SessionClient, amr: string[]): Promise<SessionTokens> {
    const now = this.clock.now();
    const session = this.sessions.create({
      id: newId('ses'),
      accountId,
      client,
      amr,
      counter: 0,
      revokedAt: null,
      authenticatedAt: now,
      refreshedAt: now,
      createdAt: now,
      expiresAt: endOf(client, now),
    });
    await this.sessions.insert(session);
    return this.#tokensOf(session);
  }

  /**
   * Trades a refresh token for the next one. The token before it gets the same answer for 10 s, for
   * tabs that refresh together; any older one has been stolen or copied, and ends the session.
   */
  async refresh(text: string): Promise<SessionTokens> {
    const token = readRefreshToken(this.#key, text);
    if (!token) throw SessionErrors.invalid_refresh_token();
    const isNext = await this.#advance(token);
    const session = await this.sessions.findOneBy({ id: token.sessionId });
    if (!session || !isAlive(session, this.clock.now()))
      throw SessionErrors.invalid_refresh_token();
    if (isNext || isGrace(session, token, this.clock.now())) return this.#tokensOf(session);
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
    const token = readRefreshToken(this.#key, text);
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
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `update session set counter = counter + 1, refreshed_at = $3
       where id = $1 and counter = $2 and revoked_at is null and expires_at > $3
         and refreshed_at > case client when 'browser' then $4::timestamptz else $5 end
       returning id`,
      [sessionId, counter, now, idleSince('browser', now), idleSince('device', now)],
    );
    return rows.length === 1;
  }

  async #tokensOf({
    id,
    accountId,
    amr,
    authenticatedAt,
    counter,
  }: SessionEntity): Promise<SessionTokens> {
    const access = await this.signer.forAccount({ accountId, sessionId: id, amr, authenticatedAt });
    return {
      access_token: access.access_token,
      token_type: 'Bearer',
      expires_in: access.expires_in,
      refresh_token: writeRefreshToken(this.#key, { sessionId: id, counter }),
      session_id: id,
    };
  }
}
