import type { Tenant } from '@skydeck/auth-guard';
import { statement, runStatement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockGeofences } from './watching/geofence-lock.js';

const NOTE = statement(`
  insert into geofence_change (tenant, geofence_id, revision, changed_at)
  values ($1, $2, nextval('geofence_revision'), $3)
  on conflict (tenant, geofence_id) do update
  set revision = excluded.revision, changed_at = excluded.changed_at`);

/** Changes geofences so that every process that watches them sees it with the next position. */
@Injectable()
export class GeofenceChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Does a change in a transaction in which nobody is found in, or out of, a geofence of the project. */
  make<Result>(
    tenant: Tenant,
    id: string,
    work: (manager: EntityManager, now: Date) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockGeofences(manager, tenant);
      const now = this.clock.now();
      const result = await work(manager, now);
      await runStatement(manager, NOTE, [tenant, id, now]);
      return result;
    });
  }
}
