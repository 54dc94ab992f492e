import { Bus } from '@skydeck/bus';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** Told when a map was built or deleted. */
export const REGIONS_TOPIC = 'location.regions';

/** Tells all processes that other maps are to be served, once that is committed. */
@Injectable()
export class RegionNews implements OnModuleInit {
  readonly #logger = new Logger('Maps');
  readonly #waiting = new WeakMap<QueryRunner, Set<string>>();

  constructor(
    private readonly bus: Bus,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.isTransactionActive) return;
        for (const region of this.#take(queryRunner)) void this.#tell(region);
      },
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.#take(queryRunner);
      },
    });
  }

  /** Tells it when the running transaction commits. */
  afterCommit({ queryRunner }: EntityManager, region: string): void {
    if (!queryRunner?.isTransactionActive) {
      throw new Error('What becomes of a map must be written down in a transaction.');
    }
    const known = this.#waiting.get(queryRunner) ?? new Set();
    this.#waiting.set(queryRunner, known.add(region));
  }

  /** Who does not hear it looks after some seconds. */
  async #tell(region: string): Promise<void> {
    await this.bus.publish(REGIONS_TOPIC, { region }).catch((error: unknown) => {
      this.#logger.warn({ msg: 'Others were not told of a map.', region, err: error });
    });
  }

  #take(queryRunner: QueryRunner): ReadonlySet<string> {
    const regions = this.#waiting.get(queryRunner) ?? new Set<string>();
    this.#waiting.delete(queryRunner);
    return regions;
  }
}
