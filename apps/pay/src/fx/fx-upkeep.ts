import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EcbFiles } from './sources/ecb/ecb-files.js';
import { FxSettlement } from './trades/fx-settlement.js';
import { FxTradeEntity } from './trades/fx-trade.entity.js';

const ROUND_EVERY_MS = 10_000;
/** Younger ones are being finished by whoever asked for them. */
const PENDING_FOR_MS = 10_000;
const DAY_MS = 86_400_000;
const BATCH = 100;
const MOST_FORGOTTEN = 1000;

const FORGET = `
  delete from fx_quote where id in (
    select id from fx_quote where trade_id is null and expires_at < $1 limit ${MOST_FORGOTTEN})`;

/** Finishes what a crash left, keeps the published rates new, and forgets old offers. */
@Injectable()
export class FxUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Exchange');
  readonly #rounds = new Rounds(
    () => this.round(),
    (error) => this.#logger.warn({ msg: 'A round of the exchange failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly settlement: FxSettlement,
    private readonly files: EcbFiles,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(ROUND_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round; each part is done although another one fails. */
  async round(): Promise<void> {
    const parts = [this.finishPending(), this.forgetQuotes(), this.files.refresh()];
    const ended = await Promise.allSettled(parts);
    const failed = ended.find((part) => part.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Finishes the trades that nobody waits for any more; one that cannot be holds up no other. */
  async finishPending(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PENDING_FOR_MS);
    // How old a trade by a test clock is cannot be told: it may be finished by two, which does it once.
    const left = await this.dataSource
      .getRepository(FxTradeEntity)
      .createQueryBuilder('trade')
      .where(`trade.status = 'pending'`)
      .andWhere('(trade.created_at <= :before or trade.tenant in (select tenant from test_clock))')
      .setParameters({ before })
      .orderBy('trade.createdAt', 'ASC')
      .limit(BATCH)
      .getMany();
    const failures: unknown[] = [];
    for (const trade of left) {
      await this.settlement.finish(trade).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Deletes offers that nobody took, a day after their time. */
  async forgetQuotes(): Promise<void> {
    await this.dataSource.query(FORGET, [new Date(this.clock.now().getTime() - DAY_MS)]);
  }
}
