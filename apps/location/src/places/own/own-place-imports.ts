import type { Tenant } from '@skydeck/auth-guard';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnPlaceEntity } from './own-place.entity.js';
import { OwnPlaceNotes } from './own-place-notes.js';
import { changedRow, newRow, saving } from './own-place-rows.js';
import type { CreatePlace } from './own-place.schema.js';

/** Takes many places at once. */
@Injectable()
export class OwnPlaceImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly notes: OwnPlaceNotes,
    private readonly clock: Clock,
  ) {}

  /**
   * All or none; what is there by its external id is changed.
   * @throws `place.opening_hours_invalid`, `place.external_id_taken` when another adds one meanwhile, `quota_exceeded`
   */
  take(tenant: Tenant, wanted: readonly CreatePlace[]) {
    const now = this.clock.now();
    return saving(this.dataSource, async (manager) => {
      await manager.query(ONE_AT_A_TIME, [`places import ${tenant}`]);
      const there = await lockedBy(manager, tenant, wanted);
      const created: OwnPlaceEntity[] = [];
      const updated: OwnPlaceEntity[] = [];
      const ids = wanted.map((one, at) => {
        const where = ` It is place ${at}, counting from 0.`;
        const before = one.external_id === null ? undefined : there.get(one.external_id);
        const after = before
          ? changedRow(before, one, now, where)
          : newRow(tenant, one, now, where);
        (before ? updated : created).push(after);
        return after.id;
      });
      if (created.length > 0) {
        await this.quotas.take('places', manager, tenant, created.length);
        await manager.insert(OwnPlaceEntity, created);
      }
      for (const after of updated) await manager.update(OwnPlaceEntity, { id: after.id }, after);
      await this.notes.imported(manager, created, updated);
      return { created: created.length, updated: updated.length, ids };
    });
  }
}

/** Imports of one project wait for each other: what one adds, the next finds there. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/** Those that are there already. */
async function lockedBy(manager: EntityManager, tenant: Tenant, wanted: readonly CreatePlace[]) {
  const externalIds = wanted.map((one) => one.external_id).filter((one) => one !== null);
  const rows = await manager
    .createQueryBuilder(OwnPlaceEntity, 'place')
    .where('place.tenant = :tenant', { tenant })
    .andWhere('place.external_id = any(:externalIds)', { externalIds })
    .orderBy('place.id')
    .setLock('pessimistic_write')
    .getMany();
  return new Map(rows.map((row) => [row.externalId, row]));
}
