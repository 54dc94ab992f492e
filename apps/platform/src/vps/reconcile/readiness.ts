import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { ComputeEngines } from '../engine/compute-engines.js';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsHistory } from '../servers/vps-history.js';

/** Asked in this many servers at once. */
const AT_ONCE = 8;
/** A server that is not ready by then is asked seldom: its owner may have taken cloud-init out. */
const SOON_MS = 10 * 60_000;
const SELDOM_EVERY = 60;

/** Finds out when servers that were started are ready. */
@Injectable()
export class Readiness {
  #pass = 0;
  readonly #logger = new Logger(Readiness.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly history: VpsHistory,
    private readonly clock: Clock,
  ) {}

  /** @returns whether there are servers to be asked again soon */
  async pass(): Promise<boolean> {
    this.#pass += 1;
    const rows = await this.dataSource.manager.findBy(VpsEntity, {
      state: 'running',
      readyAt: IsNull(),
      deletedAt: IsNull(),
    });
    const now = this.clock.now().getTime();
    const isYoung = ({ startedAt }: VpsEntity) => now - (startedAt?.getTime() ?? 0) < SOON_MS;
    const asked = rows.filter((row) => isYoung(row) || this.#pass % SELDOM_EVERY === 0);
    for (let index = 0; index < asked.length; index += AT_ONCE) {
      await Promise.all(asked.slice(index, index + AT_ONCE).map((row) => this.#ask(row)));
    }
    return rows.some(isYoung);
  }

  async #ask({ id, engine, engineRef, startedAt }: VpsEntity): Promise<void> {
    if (engineRef === null || startedAt === null) return;
    try {
      const driver = await this.engines.open(engine);
      if (!(await driver.isReady(engineRef))) return;
    } catch (error) {
      this.#logger.debug({ msg: 'a server could not be asked', vps: id, err: error });
      return;
    }
    await this.dataSource.transaction(async (manager) => {
      const readyAt = this.clock.now();
      const which = { id, state: 'running' as const, readyAt: IsNull(), startedAt };
      const { affected } = await manager.update(VpsEntity, which, { readyAt });
      if (affected !== 1) return;
      const row = await manager.findOneByOrFail(VpsEntity, { id });
      await this.history.tell(manager, 'ready', row);
    });
  }
}
