import type { Tenant } from '@skydeck/auth-guard';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';

const EVERY_MS = 1000;
const BATCH = 512;
/** What comes due at one moment is given back at once, but a round has an end. */
const MOST_BATCHES = 20;

const DUE = `
  select id, tenant from hold where state in ('pending', 'partially_captured') and expires_at <= $1
    and not exists (select from test_clock where test_clock.tenant = hold.tenant)
  order by expires_at limit ${BATCH}`;
/** The first condition is what the index of tests is made for. */
const DUE_OF_TENANT = `
  select id, tenant from hold where tenant like '%.test' and tenant = $2
    and state in ('pending', 'partially_captured') and expires_at <= $1
  order by expires_at limit ${BATCH}`;

interface DueHold {
  readonly id: string;
  readonly tenant: Tenant;
}

/**
 * Gives back what is left of holds whose time is over. That they are over is decided by the clock
 * and not by this: nothing is paid out of a hold that is due.
 */
@Injectable()
export class HoldSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Holds');
  readonly #rounds = new Rounds(
    async () => {
      await this.sweep();
      this.#isFailing = false;
    },
    (error) => this.#failed(error),
  );
  #isFailing = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round; two processes that sweep at once do it once. Tells how many were given back. */
  async sweep(): Promise<number> {
    let done = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const due = await this.dataSource.query<DueHold[]>(DUE, [this.clock.now()]);
      if (due.length > 0) done += await this.expire(due);
      if (due.length < BATCH) break;
    }
    return done;
  }

  /** All that are due in a project whose time is told by a test clock. */
  async sweepOf(tenant: Tenant, now: Date): Promise<void> {
    for (;;) {
      const due = await this.dataSource.query<DueHold[]>(DUE_OF_TENANT, [now, tenant]);
      const done = due.length > 0 ? await this.expire(due) : 0;
      if (due.length < BATCH || done === 0) return;
    }
  }

  /** Gives back what is left of these, if their time is over; tells of how many. */
  async expire(due: readonly DueHold[]): Promise<number> {
    const outcomes = await this.ledger.executeAll(due.map((hold) => expiryOf(hold)));
    // A clock that was wrong refused it before, and that refusal is kept under its key.
    const early = due.filter((_hold, place) => wasTooEarly(outcomes[place]));
    const at = this.clock.now().getTime();
    const again = early.map((hold) => expiryOf(hold, `:${at}`));
    const later = again.length > 0 ? await this.ledger.executeAll(again) : [];
    return [...outcomes, ...later].filter(isDone).length;
  }

  /** Says so once: rounds come often, and fail as long as the database is away. */
  #failed(error: unknown): void {
    if (!this.#isFailing) this.#logger.warn({ msg: 'Holds wait for the next sweep.', err: error });
    this.#isFailing = true;
  }
}

const expiryOf = ({ id, tenant }: DueHold, more = '') => ({
  tenant,
  key: `expire:${id}${more}`,
  command: { kind: 'expire' as const, hold: id },
});

const isDone = (outcome: Outcome): boolean =>
  outcome.kind === 'decided' && outcome.operation.code === null;

const wasTooEarly = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'decided' && outcome.isReplay && outcome.operation.code === 'hold_not_due';
