import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { laterBy } from './later-by.js';
import type { Laned } from './message-lane.js';
import { MessageLanes } from './message-lanes.js';
import { MessageLedger } from './message-ledger.js';

const SWEEP_EVERY_MS = 1000;
const ATTEND_AGAIN_MS = 60_000;
const BATCH = 500;
/** What comes due at one moment is taken at once, but a round has an end. */
const MOST_BATCHES = 4;

/**
 * Brings every row to its end: messages that a crash left without a job get one, those whose time
 * is over expire, and codes are blanked one hour after they expired.
 */
@Injectable()
export class MessageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Messages');
  readonly #rounds = new Rounds(
    async () => {
      await this.sweep();
      this.#isFailing = false;
    },
    (error) => this.#failed(error),
  );
  #isFailing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: MessageLedger,
    private readonly lanes: MessageLanes,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(SWEEP_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round; processes that sweep together take different rows. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(BLANK, [now]);
    for (let round = 0; round < MOST_BATCHES; round += 1) {
      if ((await this.#attend(now)) < BATCH) return;
    }
  }

  async #attend(now: Date): Promise<number> {
    const next = laterBy(now, ATTEND_AGAIN_MS);
    const [rows] = await this.dataSource.query<[StuckRow[], number]>(ATTEND, [now, next, BATCH]);
    const late = rows.filter(({ expiresAt }) => expiresAt <= now);
    const lateIds = late.map(({ id }) => id);
    await this.ledger.expireLate(lateIds, now);
    await this.#enqueue(
      rows.filter(({ expiresAt }) => expiresAt > now),
      now,
    );
    return rows.length;
  }

  /** While there is no queue, what is left must not wait longer than for the next round. */
  async #enqueue(left: readonly StuckRow[], now: Date): Promise<void> {
    try {
      await this.lanes.enqueue(left);
    } catch (error) {
      await this.dataSource.query(ATTEND_NEXT, [now, left.map(({ id }) => id)]);
      throw error;
    }
  }

  /** Says so once: rounds come often, and fail as long as a store is away. */
  #failed(error: unknown): void {
    if (!this.#isFailing) this.#logger.warn({ msg: 'A sweep failed.', err: error });
    this.#isFailing = true;
  }
}

interface StuckRow extends Laned {
  readonly expiresAt: Date;
}

const BLANK = `
  update message set content = null, attend_at = null
  where attend_at <= $1 and rank >= 30 and kind = 'otp'`;

const ATTEND_NEXT = `update message set attend_at = $1 where id = any($2) and rank <= 20`;

// A batch may wait for long behind others: asking again often would only add to what waits.
const ATTEND = `
  with due as (
    select id from message where attend_at <= $1 and rank <= 20
    order by attend_at limit $3 for update skip locked
  )
  update message set attend_at = case when batch_id is null then $2::timestamptz
    else least($2::timestamptz + interval '10 minutes', greatest(expires_at, $2::timestamptz)) end
  from due where message.id = due.id
  returning message.id, kind, rank, batch_id as "batchId", expires_at as "expiresAt"`;
