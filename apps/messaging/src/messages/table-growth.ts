import { planFor } from '@skydeck/database';
import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const LOOK_EVERY_MS = 2000;
/** A class is four times as large as the one before; from 32 MB on plans stay as they are. */
const GROWTH = 4;
const LARGEST = 6;

/**
 * Watches how large the table of messages is. The first batch of a new installation may write a
 * hundred thousand rows in seconds, while codes are sent by plans that were made for ten.
 */
@Injectable()
export class TableGrowth implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Messages');
  readonly #rounds = new Rounds(
    () => this.look(),
    (error) => this.#logger.debug({ msg: 'The size of messages is not known.', err: error }),
  );

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(LOOK_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Looks once. */
  async look(): Promise<void> {
    const [row] = await this.dataSource.query<{ pages: string }[]>(PAGES);
    const pages = Number(row?.pages ?? 0);
    planFor(this.dataSource, Math.min(LARGEST, Math.floor(Math.log(pages + 1) / Math.log(GROWTH))));
  }
}

const PAGES = "select pg_relation_size('message') / 8192 as pages";
