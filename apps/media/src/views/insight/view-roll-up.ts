import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADD_UP } from './view-roll-up.sql.js';

const EVERY_MS = 2000;
const MOST_AT_ONCE = 10_000;
const MOST_ROUNDS = 50;

/** Adds up what beacons changed, so that whoever asks reads few rows. */
@Injectable()
export class ViewRollUp implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Views');
  readonly #rounds = new Rounds(
    () => this.run(),
    (error) => this.#logger.debug({ msg: 'Views were not added up.', err: error }),
  );

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Adds up all there is; of processes that come at once, one does. */
  async run(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const [row] = await this.dataSource.query<{ taken: number }[]>(ADD_UP, [MOST_AT_ONCE]);
      if ((row?.taken ?? 0) < MOST_AT_ONCE) return;
    }
  }
}
