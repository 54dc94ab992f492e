import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { Sweeper } from '../../sweeping/sweeper.js';
import { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { Settlement } from '../processing/settlement.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';
import { Redaction } from './redaction.js';

const EVERY_MS = 60_000;
/** More than this are looked at by the next round. */
const AT_ONCE = 500;

/** Ends what nobody ends: links, keeping, waiting for answers. */
@Injectable()
export class KycSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transitions: KycTransitions,
    private readonly settlement: Settlement,
    private readonly redaction: Redaction,
    private readonly clock: Clock,
  ) {
    super(EVERY_MS);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.#expire(now);
    await this.#giveUpWaiting(now);
    for (const id of await this.#find(KEPT_LONG_ENOUGH, now)) await this.redaction.run(id);
  }

  async #expire(now: Date): Promise<void> {
    for (const id of await this.#find(OVERDUE, now)) {
      await this.dataSource.transaction((manager) =>
        this.transitions.take(manager, {
          id,
          to: 'expired',
          when: ['expires_at <= :now', { now }],
        }),
      );
    }
  }

  /** What was not answered in time is for a person to look at. */
  async #giveUpWaiting(now: Date): Promise<void> {
    for (const id of await this.#find(UNANSWERED, now)) {
      await this.dataSource.transaction(async (manager) => {
        const which = { id, status: 'pending' } as const;
        const { affected } = await manager.update(KycCheckEntity, which, {
          status: 'needs_review',
          reasons: ['driver_timeout'],
          finishedAt: now,
        });
        if (affected !== 1) return;
        const { sessionId } = await manager.findOneByOrFail(KycCheckEntity, { id });
        await this.settlement.settle(manager, sessionId);
      });
    }
  }

  async #find(query: string, now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(query, [now, AT_ONCE]);
    return rows.map(({ id }) => id);
  }
}

const OVERDUE = `
  select id from kyc_session
  where status in ('created', 'requires_input') and expires_at <= $1 limit $2`;

const UNANSWERED = `
  select id from kyc_check where status = 'pending' and deadline_at <= $1 limit $2`;

const KEPT_LONG_ENOUGH = `
  select id from kyc_session
  where status in ('verified', 'declined', 'canceled', 'expired')
    and decided_at <= $1::timestamptz - make_interval(days => retention_days) limit $2`;
