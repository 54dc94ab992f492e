import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ComputeDriver } from '../engine/compute.driver.js';
import type { ObservedServer } from '../engine/server-spec.js';
import { VpsEntity } from '../servers/vps.entity.js';

/** Servers that an engine has and that nobody owns. */
export class Orphans {
  readonly #logger = new Logger(Orphans.name);
  readonly #told = new Set<string>();

  constructor(private readonly dataSource: DataSource) {}

  /** What is left of servers that were deleted is removed; what nobody knows is reported once. */
  async pass(driver: ComputeDriver, seen: ReadonlyMap<string, ObservedServer>): Promise<void> {
    if (seen.size === 0) return;
    const known = await this.dataSource.manager
      .createQueryBuilder(VpsEntity, 'vps')
      .where('vps.id = any(:ids)', { ids: [...seen.keys()] })
      .getMany();
    const rows = new Map(known.map((row) => [row.id, row]));
    for (const { id, ref, power } of seen.values()) {
      const row = rows.get(id);
      // A machine that does not answer removes nothing; another pass finds it back.
      if (row?.deletedAt && power !== 'unknown') await driver.destroy(ref);
      else if (!row && !this.#told.has(id)) {
        this.#told.add(id);
        this.#logger.warn({ msg: 'the engine has a server that nobody knows', vps: id, ref });
      }
    }
  }
}
