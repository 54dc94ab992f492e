import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { DataSource, type EntityManager } from 'typeorm';
import { UserSessionEnds } from '../user-sessions/user-session-ends.js';
import { UserHistory } from './user-history.js';
import { lockUser } from './user-store.js';
import { UserEntity } from './user.entity.js';

/** What else is to be done in the transaction that deletes a user. */
export type Farewell = (manager: EntityManager, user: UserEntity) => Promise<void>;

/**
 * Deletes users. What belongs to them alone goes with the row: factors, identities, sessions, what
 * they let clients do. Features that keep more of them say what becomes of it.
 */
@Injectable()
export class UserDeletions {
  readonly #farewells: Farewell[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: UserSessionEnds,
    private readonly history: UserHistory,
  ) {}

  /** Has something done whenever a user is deleted. */
  also(farewell: Farewell): void {
    this.#farewells.push(farewell);
  }

  /** Deletes a user with everything that is known of it. @throws `user.not_found` */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const before = await lockUser(manager, tenant, id);
      expected.check(before.version);
      return this.#deleteIn(manager, before);
    });
    await this.sessions.announce(ended);
  }

  /** Deletes a user unless somebody knows by now who it is. */
  async deleteAnonymous(tenant: Tenant, id: string): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { tenant, id, isAnonymous: true };
      const before = await manager.findOne(UserEntity, { where, lock });
      return before ? this.#deleteIn(manager, before) : [];
    });
    await this.sessions.announce(ended);
  }

  async #deleteIn(manager: EntityManager, before: UserEntity) {
    const ended = await this.sessions.endAllOf(manager, before);
    for (const farewell of this.#farewells) await farewell(manager, before);
    await manager.delete(UserEntity, { id: before.id });
    await this.history.note(manager, 'deleted', { before });
    return ended;
  }
}
