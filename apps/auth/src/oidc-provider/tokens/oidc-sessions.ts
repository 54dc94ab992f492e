import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { UserSessionEntity } from '../../user-sessions/user-session.entity.js';
import { UserSessionEnds } from '../../user-sessions/user-session-ends.js';
import { idleSince, inForce } from '../../user-sessions/user-session-life.js';

/** The sessions of users that sign-ins of clients stand on. */
@Injectable()
export class OidcSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ends: UserSessionEnds,
    private readonly clock: Clock,
  ) {}

  /** A session that is in force. */
  find(tenant: Tenant, id: string): Promise<UserSessionEntity | null> {
    const now = this.clock.now();
    return this.dataSource.manager
      .createQueryBuilder(UserSessionEntity, 'session')
      .where({ tenant, id })
      .andWhere(inForce(':now', ':idle'), { now, idle: idleSince(now) })
      .getOne();
  }

  /** Notes that a session is in use, so that it does not end by being idle. */
  async touch(id: string): Promise<void> {
    await this.dataSource.query(
      `update user_session set refreshed_at = greatest(refreshed_at, $2) where id = $1`,
      [id, this.clock.now()],
    );
  }

  /** Ends a session, everywhere and at once. That it has ended already is no error. */
  async end(tenant: Tenant, id: string): Promise<void> {
    try {
      await this.ends.end(tenant, id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
}
