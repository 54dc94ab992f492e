import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseEntity, type DatabaseProblemKind } from './database.entity.js';
import { DatabaseHistory } from './database-history.js';

/** What is told of a database, or of its server, that takes no more data. */
export const STORAGE_FULL = 'The storage is full: nothing more is written.';

/** Keeps what is wrong with databases that still answer. */
@Injectable()
export class Problems {
  constructor(
    private readonly history: DatabaseHistory,
    private readonly clock: Clock,
  ) {}

  /** Notes a problem; one that is known already changes nothing. */
  async note(
    manager: EntityManager,
    id: string,
    kind: DatabaseProblemKind,
    message: string,
  ): Promise<void> {
    const row = await this.#lock(manager, id);
    if (!row || row.problems[kind]) return;
    const since = this.clock.now().toISOString();
    row.problems = { ...row.problems, [kind]: { message, since } };
    if (row.status === 'available') row.status = 'degraded';
    await manager.save(row);
    await this.history.tellDegraded(manager, row, kind, message);
  }

  /** Notes that a problem is over. */
  async clear(manager: EntityManager, id: string, kind: DatabaseProblemKind): Promise<void> {
    const row = await this.#lock(manager, id);
    if (!row?.problems[kind]) return;
    const { [kind]: _over, ...rest } = row.problems;
    row.problems = rest;
    if (Object.keys(rest).length > 0) {
      await manager.save(row);
      return;
    }
    if (row.status === 'degraded') row.status = 'available';
    await manager.save(row);
    await this.history.tell(manager, 'recovered', row);
  }

  async #lock(manager: EntityManager, id: string): Promise<DatabaseEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(DatabaseEntity, { where: { id }, lock });
    return row?.deletedAt === null ? row : null;
  }
}
