import { Rounds } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { DatabaseDriver } from '../engine/database.driver.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import { ArchiveRetention } from './archive-retention.js';
import { ArchiveShipper } from './archive-shipper.js';
import { DueBases } from './due-bases.js';

const EVERY_MS = 10_000;

/** Brings archives of database servers away, from start to shutdown. */
@Injectable()
export class ArchiveLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(ArchiveLoop.name);
  readonly #failing = new Set<string>();
  readonly #rounds = new Rounds(
    () => this.#pass(),
    (err) => this.#logger.error({ msg: 'archives of databases were not looked at', err }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly shipper: ArchiveShipper,
    private readonly dueBases: DueBases,
    private readonly retention: ArchiveRetention,
  ) {}

  onApplicationBootstrap(): void {
    if (this.driver.spool) this.#rounds.start(EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Does everything that is due now. */
  now(): Promise<void> {
    return this.#rounds.now();
  }

  async #pass(): Promise<void> {
    const where = { isArchived: true, deletedAt: IsNull(), state: Not('new' as const) };
    const instances = await this.dataSource.manager.find(InstanceEntity, { where });
    // One whose files are slow does not keep the others waiting.
    await Promise.all(instances.map((one) => this.#attempt(one.id, () => this.#serve(one))));
    await this.retention.pass();
  }

  async #serve({ id }: InstanceEntity): Promise<void> {
    await this.shipper.ship(id);
    await this.dueBases.takeIfDue(id);
  }

  async #attempt(instance: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#failing.delete(instance);
    } catch (err) {
      // The row tells since when; once in the log is enough.
      if (this.#failing.has(instance)) return;
      this.#failing.add(instance);
      this.#logger.error({ msg: 'an archive is not brought away', instance, err });
    }
  }
}
