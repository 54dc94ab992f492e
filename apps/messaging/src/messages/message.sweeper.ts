import { Clock } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { laterBy } from './later-by.js';
import type { MessageKind } from './message-channel.js';
import { MessageClaims } from './message-claims.js';
import { MessageLanes } from './message-lanes.js';

const SWEEP_EVERY_MS = 5000;
const ATTEND_AGAIN_MS = 60_000;
const BATCH = 200;

/**
 * Brings every row to its end: messages that a crash left without a job get one, those whose time
 * is over expire, and codes are blanked one hour after they expired.
 */
@Injectable()
export class MessageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Messages');
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: MessageClaims,
    private readonly lanes: MessageLanes,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#sweepQuietly(), SWEEP_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  /** One round; processes that sweep together take different rows. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(BLANK, [now]);
    const next = laterBy(now, ATTEND_AGAIN_MS);
    const [rows] = await this.dataSource.query<[StuckRow[], number]>(ATTEND, [now, next, BATCH]);
    for (const { id, kind, expires_at: expiresAt } of rows) {
      await (expiresAt <= now ? this.claims.expire(id, now) : this.lanes.enqueue(id, kind));
    }
  }

  async #sweepQuietly(): Promise<void> {
    this.#sweeping ??= this.sweep()
      .catch((error: unknown) => this.#logger.warn({ msg: 'A sweep failed.', err: error }))
      .finally(() => (this.#sweeping = undefined));
    await this.#sweeping;
  }
}

interface StuckRow {
  readonly id: string;
  readonly kind: MessageKind;
  readonly expires_at: Date;
}

const BLANK = `
  update message set content = null, attend_at = null
  where attend_at <= $1 and rank >= 30 and kind = 'otp'`;

const ATTEND = `
  with due as (
    select id from message where attend_at <= $1 and rank <= 20
    order by attend_at limit $3 for update skip locked
  )
  update message set attend_at = $2 from due where message.id = due.id
  returning message.id, kind, expires_at`;
