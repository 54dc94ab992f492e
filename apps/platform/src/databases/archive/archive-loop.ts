import { setTimeout as sleep } from 'node:timers/promises';
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
const GRACE_MS = 5_000;

/** Brings archives of database servers away, from start to shutdown. */
@Injectable()
export class ArchiveLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(ArchiveLoop.name);
  readonly #running = new Map<string, Promise<void>>();
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

  /** What takes longer, such as a base backup, is done again by the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    const grace = new AbortController();
    const patience = sleep(GRACE_MS, undefined, { signal: grace.signal }).catch(() => undefined);
    await Promise.race([this.#rounds.stop().then(() => this.#settled()), patience]);
    grace.abort();
  }

  /** Does everything that is due now. */
  async now(): Promise<void> {
    // What is under way may have looked before.
    await this.#settled();
    await this.#rounds.now();
    await this.#settled();
  }

  async #settled(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #pass(): Promise<void> {
    const where = { isArchived: true, deletedAt: IsNull(), state: Not('new' as const) };
    for (const { id } of await this.dataSource.manager.find(InstanceEntity, { where })) {
      this.#begin(`log of ${id}`, () => this.shipper.ship(id));
      this.#begin(`base backup of ${id}`, () => this.dueBases.takeIfDue(id));
    }
    await this.retention.pass();
  }

  /** Each goes on for itself: a large base backup keeps neither its log nor other servers waiting. */
  #begin(what: string, work: () => Promise<void>): void {
    if (this.#running.has(what)) return;
    const running = this.#attempt(what, work).finally(() => this.#running.delete(what));
    this.#running.set(what, running);
  }

  async #attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#failing.delete(what);
    } catch (err) {
      // The row tells since when; once in the log is enough.
      if (this.#failing.has(what)) return;
      this.#failing.add(what);
      this.#logger.error({ msg: 'an archive is not kept', what, err });
    }
  }
}
