import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { checkGeofence, pointsOf } from './fence-of.js';
import { GeofenceChanges } from './geofence-changes.js';
import { GeofenceEntity } from './geofence.entity.js';
import { GeofenceErrors } from './geofence.errors.js';
import { GeofenceNotes } from './geofence-notes.js';
import type { CreateGeofence, ListGeofences, UpdateGeofence } from './geofence.schema.js';

const END_STAYS = 'delete from geofence_stay where geofence_id = $1';
const PUT_OFF_DWELLING = `
  update geofence_stay set dwell_due_at = since + make_interval(secs => $2::float8)
  where geofence_id = $1 and dwelled_at is null`;

/** The geofences of a project. */
@Injectable()
export class Geofences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: GeofenceChanges,
    private readonly notes: GeofenceNotes,
    private readonly quotas: Quotas,
  ) {}

  /** @throws `quota_exceeded`, `validation_failed` for a shape that cannot be */
  async create(tenant: Tenant, wanted: CreateGeofence): Promise<GeofenceEntity> {
    const made = await madeBefore('gfn', (before) => this.get(tenant, before));
    if (made) return made;
    const id = idOfThing('gfn', Date.now());
    const geofence = Object.assign(new GeofenceEntity(), {
      id,
      tenant,
      name: wanted.name,
      shape: wanted.shape,
      points: pointsOf(wanted.shape),
      dwellS: wanted.dwell_s,
      schedule: wanted.schedule,
      devices: wanted.devices,
      metadata: wanted.metadata,
      isEnabled: wanted.enabled,
      version: 1,
    });
    checkGeofence(geofence);
    return this.changes.make(tenant, id, async (manager, now) => {
      await this.quotas.take('geofences', manager, tenant);
      Object.assign(geofence, { createdAt: now, updatedAt: now });
      await manager.insert(GeofenceEntity, geofence);
      await this.quotas.take('geofence_points', manager, tenant);
      await this.notes.write(manager, 'created', geofence);
      return geofence;
    });
  }

  /** @throws `geofence.not_found` */
  async get(tenant: Tenant, id: string): Promise<GeofenceEntity> {
    const found = await this.dataSource.manager.findOneBy(GeofenceEntity, { tenant, id });
    if (!found) throw GeofenceErrors.not_found();
    return found;
  }

  /** One more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListGeofences.parse>): Promise<GeofenceEntity[]> {
    const query = this.dataSource.createQueryBuilder(GeofenceEntity, 'geofence').where({ tenant });
    const { enabled } = wanted.filters;
    if (enabled !== undefined) query.andWhere('geofence.isEnabled = :enabled', { enabled });
    return readKeyset(query, wanted);
  }

  /**
   * Who is in it stays in until the next position says otherwise; when it is not to be watched any
   * more, nobody is in it.
   * @throws `geofence.not_found`, `precondition_failed`, `quota_exceeded`
   */
  update(
    tenant: Tenant,
    id: string,
    wanted: UpdateGeofence,
    expected: Precondition,
  ): Promise<GeofenceEntity> {
    return this.changes.make(tenant, id, async (manager, now) => {
      const before = await find(manager, tenant, id);
      expected.check(before.version);
      const geofence = Object.assign(new GeofenceEntity(), before, changesOf(wanted), {
        version: before.version + 1,
        updatedAt: now,
      });
      if (geofence.shape !== before.shape || geofence.schedule !== before.schedule) {
        checkGeofence(geofence);
      }
      geofence.points = pointsOf(geofence.shape);
      await manager.update(GeofenceEntity, { tenant, id }, geofence);
      if (geofence.points > before.points) {
        await this.quotas.take('geofence_points', manager, tenant);
      }
      if (!geofence.isEnabled) await manager.query(END_STAYS, [id]);
      else if (geofence.dwellS !== before.dwellS) {
        await manager.query(PUT_OFF_DWELLING, [id, geofence.dwellS]);
      }
      await this.notes.write(manager, 'updated', geofence, before);
      return geofence;
    });
  }

  /** Nobody is said to leave it. @throws `geofence.not_found`, `precondition_failed` */
  delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    return this.changes.make(tenant, id, async (manager) => {
      const geofence = await find(manager, tenant, id);
      expected.check(geofence.version);
      await manager.delete(GeofenceEntity, { tenant, id });
      await this.notes.write(manager, 'deleted', geofence);
    });
  }
}

async function find(manager: EntityManager, tenant: Tenant, id: string): Promise<GeofenceEntity> {
  const found = await manager.findOneBy(GeofenceEntity, { tenant, id });
  if (!found) throw GeofenceErrors.not_found();
  return found;
}

function changesOf({ dwell_s: dwellS, enabled: isEnabled, ...same }: UpdateGeofence) {
  const changes = { dwellS, isEnabled, ...same };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
