import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { eventOf } from '../../fences/fence-set.js';
import { shareGeofences } from './geofence-lock.js';
import { GeofenceTelling, type Happening } from './geofence-telling.js';
import { WatchedFences } from './watched-fences.js';

const SWEEP_EVERY_MS = 1000;
const AT_ONCE = 500;

const DUE_TENANTS = statement(`
  select distinct tenant from (
    select tenant from geofence_stay where dwell_due_at <= $1 order by dwell_due_at limit ${AT_ONCE}
  ) as due order by tenant`);

// Who is judged by a position right now is left to that.
const DUE = statement(`
  select stay.device_id as "deviceId", stay.geofence_id as "fenceId",
    (extract(epoch from stay.since) * 1000)::float8 as "sinceMs",
    (extract(epoch from stay.dwell_due_at) * 1000)::float8 as "dueMs",
    here.lat, here.lon, device.name, device.external_id as "externalId", device.labels
  from geofence_stay stay
  join geofence_device here on here.device_id = stay.device_id
  join device on device.id = stay.device_id
  where stay.tenant = $1 and stay.dwell_due_at <= $2
  order by stay.dwell_due_at limit ${AT_ONCE} for update of here skip locked`);

const SETTLE = statement(`
  update geofence_stay stay set dwell_due_at = null,
    dwelled_at = case when due.is_watched then stay.dwell_due_at end
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::bool[])
    as due (device_id, geofence_id, at, is_watched)
  where stay.device_id = due.device_id and stay.geofence_id = due.geofence_id
    and stay.dwell_due_at = due.at and stay.dwelled_at is null
  returning stay.device_id as "deviceId", stay.geofence_id as "fenceId"`);

// Whoever knows the device from before sees by this that it is not as it was.
const TOUCH = statement('update geofence_device set at = at where device_id = any($1::text[])');

interface DueStay {
  readonly deviceId: string;
  readonly fenceId: string;
  readonly sinceMs: number;
  readonly dueMs: number;
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  readonly externalId: string | null;
  readonly labels: readonly string[];
}

/** Says who dwells in a geofence and sends nothing that would show it. */
@Injectable()
export class DwellSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly watched: WatchedFences,
    private readonly telling: GeofenceTelling,
    private readonly clock: Clock,
  ) {
    super({ name: 'Dwelling', problem: 'A sweep failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round; processes that sweep together tell of different devices. */
  override async sweep(): Promise<void> {
    const now = this.clock.now();
    const tenants = await runStatement<{ tenant: Tenant }>(this.dataSource, DUE_TENANTS, [now]);
    for (const { tenant } of tenants) {
      await this.dataSource.transaction((manager) => this.#settle(manager, tenant, now));
    }
    this.watched.forgetIdle();
  }

  async #settle(manager: EntityManager, tenant: Tenant, now: Date): Promise<void> {
    await shareGeofences(manager, [tenant]);
    const project = await this.watched.now(tenant, manager);
    const stays = await runStatement<DueStay>(manager, DUE, [tenant, now]);
    const due = stays.map((stay) => {
      const fence = project.fences.get(stay.fenceId);
      return { stay, isWatched: !!fence?.isFor(stay.deviceId, stay.labels, stay.dueMs) };
    });
    const settled = await runStatement<{ deviceId: string; fenceId: string }>(manager, SETTLE, [
      due.map(({ stay }) => stay.deviceId),
      due.map(({ stay }) => stay.fenceId),
      due.map(({ stay }) => new Date(stay.dueMs)),
      due.map(({ isWatched }) => isWatched),
    ]);
    await runStatement(manager, TOUCH, [settled.map(({ deviceId }) => deviceId)]);
    const keys = new Set(settled.map(keyOf));
    const told = due.filter(({ stay, isWatched }) => isWatched && keys.has(keyOf(stay)));
    await this.telling.tell(
      manager,
      told.map(({ stay }): Happening => {
        const event = eventOf('dwell', stay, stay.deviceId, stay.dueMs, stay);
        return { tenant, event, fence: project.titleOf(stay.fenceId)!, device: stay };
      }),
    );
  }
}

const keyOf = ({ deviceId, fenceId }: { deviceId: string; fenceId: string }): string =>
  `${deviceId} ${fenceId}`;
