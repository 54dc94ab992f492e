import { runStatement } from '@skydeck/database';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IngressEntity } from './ingress.entity.js';
import { LOST, OF_ENDED_ROOMS } from './ingress.sql.js';
import { IngressSessions, STALE_MS } from './ingress-sessions.js';
import { Ingresses } from './ingresses.js';

const SWEEP_EVERY_MS = 2_000;
const AT_ONCE = 50;

interface Lost {
  readonly id: string;
  readonly connectionId: string;
}

/** Puts right what a process left that is gone, and what is left of rooms that are no more. */
@Injectable()
export class IngressSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ingresses: Ingresses,
    private readonly sessions: IngressSessions,
    private readonly clock: Clock,
  ) {
    super({ name: 'Ingress', problem: 'A sweep of ingresses failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    const since = new Date(this.clock.now().getTime() - STALE_MS);
    const lost = await runStatement<Lost>(manager, LOST, [since, AT_ONCE]);
    for (const { id, connectionId } of lost) {
      const ingress = await manager.findOneBy(IngressEntity, { id });
      if (ingress) await this.sessions.gone({ ingress, id: connectionId }, 'node_lost');
    }
    const over = await runStatement<{ id: string }>(manager, OF_ENDED_ROOMS, [AT_ONCE]);
    for (const { id } of over) await this.#forget(id);
  }

  async #forget(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(IngressEntity, { where: { id }, lock });
      if (row) await this.ingresses.forget(manager, row);
    });
    await this.sessions.end(id, 'stopped');
  }
}
