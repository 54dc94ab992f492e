import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Audit } from '@skydeck/audit';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { RevocationsService } from '../sessions/revocations.service.js';
import { toSessionData, UserSessionEvents } from './user-session.events.js';
import { UserSessionEntity } from './user-session.entity.js';
import { idleSince } from './user-session-life.js';
import { UserSessionErrors } from './user-sessions.errors.js';
import type { ListUserSessions } from './user-sessions.schema.js';

/** Shows sessions of users to the servers of their project, and ends them. */
@Injectable()
export class UserSessionEnds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly revocations: RevocationsService,
    private readonly clock: Clock,
  ) {}

  /** The sessions in force of a project's users, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListUserSessions.parse>,
  ): Promise<UserSessionEntity[]> {
    const now = this.clock.now();
    const query = this.dataSource.manager
      .createQueryBuilder(UserSessionEntity, 'session')
      .where({ tenant, revokedAt: IsNull(), expiresAt: MoreThan(now) })
      .andWhere('session.refreshed_at > :idle', { idle: idleSince(now) });
    const { user } = wanted.filters;
    if (user !== undefined) query.andWhere({ userId: user });
    return readKeyset(query, wanted);
  }

  /** Ends one session, everywhere and at once. @throws `user_session.not_found` */
  async end(tenant: Tenant, id: string): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const sessions = await this.#end(manager, `id = $2 and tenant = $3`, [id, tenant]);
      for (const { userId } of sessions) await this.#note(manager, tenant, userId, id);
      return sessions;
    });
    if (ended.length === 0) throw UserSessionErrors.not_found();
    await this.announce(ended);
  }

  /** Ends every session of a user in a transaction; announce them after it. */
  async endAllOf(
    manager: EntityManager,
    { tenant, id }: { readonly tenant: Tenant; readonly id: string },
  ): Promise<UserSessionEntity[]> {
    return this.#end(manager, `user_id = $2 and tenant = $3`, [id, tenant]);
  }

  /** Ends every session of a user, everywhere and at once. @returns how many there were */
  async endAll(tenant: Tenant, userId: string): Promise<number> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const sessions = await this.endAllOf(manager, { tenant, id: userId });
      if (sessions.length > 0) await this.#note(manager, tenant, userId, userId);
      return sessions;
    });
    await this.announce(ended);
    return ended.length;
  }

  /** Ends a session whose old refresh token was used again; of many at once, one tells it. */
  async endReused(session: UserSessionEntity): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const sessions = await this.#end(manager, `id = $2`, [session.id]);
      for (const one of sessions) await this.tell(manager, 'reuse_detected', one);
      return sessions;
    });
    await this.announce(ended);
  }

  /** Records an event of a session in a transaction. */
  async tell(
    manager: EntityManager,
    what: keyof typeof UserSessionEvents,
    session: UserSessionEntity,
  ): Promise<void> {
    const { tenant, id: subject } = session;
    const type = UserSessionEvents[what];
    await this.events.record(manager, { type, tenant, subject, data: toSessionData(session) });
  }

  /** Tells every process that sessions are over. */
  async announce(sessions: readonly Pick<UserSessionEntity, 'id'>[]): Promise<void> {
    for (const { id } of sessions) {
      await this.revocations.announce({ kind: 'session', session_id: id });
    }
  }

  async #end(
    manager: EntityManager,
    which: string,
    values: readonly string[],
  ): Promise<UserSessionEntity[]> {
    const now = this.clock.now();
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `update user_session set revoked_at = $1
       where revoked_at is null and expires_at > $1 and ${which} returning id`,
      [now, ...values],
    );
    const ended: UserSessionEntity[] = [];
    for (const { id } of rows) {
      const session = await manager.findOneByOrFail(UserSessionEntity, { id });
      await this.tell(manager, 'revoked', session);
      ended.push(session);
    }
    return ended;
  }

  async #note(manager: EntityManager, tenant: Tenant, userId: string, target: string) {
    const before = { user_id: userId };
    await this.audit.record(manager, { tenant, action: 'user_session.revoke', target, before });
  }
}
