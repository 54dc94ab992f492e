import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlaceErrors } from '../places.errors.js';
import { OwnPlaceEntity } from './own-place.entity.js';
import { OwnPlaceNotes } from './own-place-notes.js';
import { changedRow, newRow, saving } from './own-place-rows.js';
import type { CreatePlace, ListOwnPlaces, UpdatePlace } from './own-place.schema.js';

/** Adds, changes and deletes places of projects. */
@Injectable()
export class OwnPlaceChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly notes: OwnPlaceNotes,
    private readonly clock: Clock,
  ) {}

  /** @throws `place.external_id_taken`, `place.opening_hours_invalid`, `quota_exceeded` */
  async create(tenant: Tenant, wanted: CreatePlace): Promise<OwnPlaceEntity> {
    const made = await madeBefore('plc', (id) =>
      this.dataSource.manager.findOneBy(OwnPlaceEntity, { tenant, id }),
    );
    if (made) return made;
    const row = newRow(tenant, wanted, this.clock.now());
    return saving(this.dataSource, async (manager) => {
      await this.quotas.take('places', manager, tenant);
      await manager.insert(OwnPlaceEntity, row);
      await this.notes.changed(manager, 'created', { before: null, after: row });
      return row;
    });
  }

  /** Places in the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListOwnPlaces.parse>): Promise<OwnPlaceEntity[]> {
    const { external_id: externalId, category } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(OwnPlaceEntity, 'place').where({
      tenant,
      ...(externalId !== undefined && { externalId }),
      ...(category !== undefined && { category }),
    });
    return readKeyset(query, wanted);
  }

  /** @throws `place.not_found`, `place.of_map`, `place.external_id_taken`, `precondition_failed` */
  update(
    tenant: Tenant,
    id: string,
    changes: UpdatePlace,
    expected: Precondition,
  ): Promise<OwnPlaceEntity> {
    return saving(this.dataSource, async (manager) => {
      const before = await locked(manager, tenant, id);
      expected.check(before.version);
      const after = changedRow(before, changes, this.clock.now());
      await manager.update(OwnPlaceEntity, { id }, after);
      await this.notes.changed(manager, 'updated', { before, after });
      return after;
    });
  }

  /** @throws `place.not_found`, `place.of_map`, `precondition_failed` */
  delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const before = await locked(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(OwnPlaceEntity, { id });
      await this.notes.changed(manager, 'deleted', { before, after: before });
    });
  }
}

async function locked(manager: EntityManager, tenant: Tenant, id: string): Promise<OwnPlaceEntity> {
  if (id.startsWith('osm-')) throw PlaceErrors.of_map();
  const lock = { mode: 'pessimistic_write' } as const;
  const row = isId('plc', id)
    ? await manager.findOne(OwnPlaceEntity, { where: { tenant, id }, lock })
    : null;
  if (!row) throw PlaceErrors.not_found();
  return row;
}
