import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TrackedDeviceErrors } from '../../devices/device.errors.js';
import { Geofences } from '../geofences.js';
import { WatchedFences } from '../watching/watched-fences.js';
import type { CheckGeofences, ListInside } from './inside.schema.js';

/** A device in a geofence; `id` is what the list goes on by. */
export interface StayRow {
  readonly id: string;
  readonly device_name: string;
  readonly device_external_id: string | null;
  readonly geofence_name: string;
  readonly lat: number;
  readonly lon: number;
  readonly seen_at: Date;
  readonly since: Date;
  readonly dwelled_at: Date | null;
}

const SELECT = `
  device.name as device_name, device.external_id as device_external_id,
  geofence.name as geofence_name, here.lat, here.lon, here.at as seen_at, stay.since,
  stay.dwelled_at
  from geofence_stay stay
  join geofence on geofence.id = stay.geofence_id
  join geofence_device here on here.device_id = stay.device_id
  join device on device.id = stay.device_id`;

type Wanted = ReturnType<typeof ListInside.parse>;

/** Who is where. */
@Injectable()
export class Inside {
  constructor(
    private readonly dataSource: DataSource,
    private readonly geofences: Geofences,
    private readonly watched: WatchedFences,
    private readonly clock: Clock,
  ) {}

  /** Devices in a geofence, one more than `limit`. @throws `geofence.not_found` */
  async devicesIn(tenant: Tenant, geofenceId: string, wanted: Wanted): Promise<StayRow[]> {
    await this.geofences.get(tenant, geofenceId);
    return this.#read('device_id', 'geofence_id', geofenceId, wanted);
  }

  /** Geofences that a device is in, one more than `limit`. @throws `tracked_device.not_found` */
  async geofencesOf(tenant: Tenant, deviceId: string, wanted: Wanted): Promise<StayRow[]> {
    const found = await this.dataSource.query<unknown[]>(
      'select 1 from device where id = $1 and tenant = $2',
      [deviceId, tenant],
    );
    if (found.length === 0) throw TrackedDeviceErrors.not_found();
    return this.#read('geofence_id', 'device_id', deviceId, wanted);
  }

  /** The geofences that a place is in. */
  async at(tenant: Tenant, { lat, lon, at, limit }: CheckGeofences) {
    const project = await this.watched.now(tenant);
    const atMs = at === undefined ? this.clock.now().getTime() : Date.parse(at);
    const found = project.fences
      .at(lat, lon)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const geofences = found.slice(0, limit).map((fence) => {
      const { name, version } = project.titleOf(fence.id)!;
      return { id: fence.id, name, version, is_watched: fence.isOpen(atMs) };
    });
    return { geofences, count: found.length };
  }

  #read(id: string, by: string, value: string, { limit, sort, after }: Wanted): Promise<StayRow[]> {
    const { order, beyond } = orderSql(sort);
    return this.dataSource.query(
      `select stay.${id} as id, ${SELECT} where stay.${by} = $1
         and ($2::text is null or stay.${id} ${beyond} $2) order by stay.${id} ${order} limit $3`,
      [value, after?.id ?? null, limit + 1],
    );
  }
}
