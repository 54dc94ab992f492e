import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DueWork } from './due-work.js';
import { type TestClockRow, TestClockTable } from './test-clock-row.js';
import { TestClockEvents } from './test-clock.events.js';

/**
 * Moves clocks to where they are going, from one moment at which something is due to the next. The
 * row says how far a clock is, so anybody can go on with it at any time, and two at once do no harm.
 */
@Injectable()
export class ClockWalk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly due: DueWork,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Goes on until the clock is there, or after so many moments.
   * @returns the clock; null when it was removed
   */
  async walk(
    tenant: Tenant,
    { most, isOver = () => false }: { readonly most: number; readonly isOver?: () => boolean },
  ): Promise<TestClockRow | null> {
    let row = await TestClockTable.find(this.dataSource, tenant);
    for (let moments = 0; row?.status === 'advancing' && moments < most && !isOver(); moments++) {
      await this.due.run(tenant, row.nowAt);
      row = await this.#step(row);
    }
    return row;
  }

  /** To the next moment, or the end of the way; all that was due before is done. */
  #step({ tenant, nowAt: seen }: TestClockRow): Promise<TestClockRow | null> {
    return this.dataSource.transaction(async (manager) => {
      // Commands of the ledger hold the row until they are committed, so what they made is seen.
      const row = await TestClockTable.lock(manager, tenant);
      const { nowAt, targetAt: until } = row ?? {};
      if (!row || !nowAt || !until || nowAt > seen) return row;
      if (nowAt >= until) return this.#arrive(manager, row);
      const next = await this.due.nextAt(manager, tenant, { after: nowAt, until });
      const [to, at] = [next ?? until, this.clock.now()];
      await TestClockTable.step(manager, tenant, { to, at });
      return { ...row, nowAt: to, updatedAt: at };
    });
  }

  async #arrive(manager: EntityManager, row: TestClockRow): Promise<TestClockRow | null> {
    const { id, tenant, fromAt, nowAt } = row;
    const arrived = await TestClockTable.arrive(manager, tenant, this.clock.now());
    if (!arrived) return row;
    const [from_at, now_at] = [fromAt.toISOString(), nowAt.toISOString()];
    const data = { id, now_at, from_at };
    await this.events.record(manager, {
      type: TestClockEvents.advanced,
      tenant,
      subject: id,
      data,
    });
    await this.audit.record(manager, {
      tenant,
      action: 'test_clock.arrive',
      target: id,
      before: { now_at: from_at },
      after: { now_at },
    });
    return arrived;
  }
}
