import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Devices } from '../devices/devices.js';
import { TripEntity } from './trip.entity.js';
import { TripFollowing } from './trip-following.js';
import type { ListStops, ListTrips, StopRow } from './trip.schema.js';

/** Who asks waits for at most so many pieces; the rest is done in the background. */
const MOST_PIECES = 8;

/** A trip's end begins a stop that the next trip ends, or the one that is under way. */
const stopsSql = (order: 'asc' | 'desc', beyond: '>' | '<') => `
  select id, device_id as "deviceId", started_at as "startedAt", ended_at as "endedAt", lat, lon
  from (
    select 'stp_' || substr(trip.id, 5) as id, trip.device_id, trip.ended_at as started_at,
      coalesce(lead(trip.started_at) over (order by trip.started_at, trip.id), to_timestamp(
        (track.state -> 'line' -> 0 ->> 'recordedAtMs')::float8 / 1000)) as ended_at,
      trip.end_lat as lat, trip.end_lon as lon
    from trip left join device_track track on track.device_id = trip.device_id
    where trip.device_id = $1
  ) as stop
  where ($2::timestamptz is null or ended_at is null or ended_at > $2)
    and ($3::timestamptz is null or started_at < $3)
    and ($4::timestamptz is null or (started_at, id) ${beyond} ($4, $5))
  order by started_at ${order}, id ${order} limit $6`;

/** Trips of devices and where they stop, up to date. */
@Injectable()
export class Trips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: Devices,
    private readonly following: TripFollowing,
  ) {}

  /** One more than `limit`. @throws `tracked_device.not_found` */
  async list(
    tenant: Tenant,
    device: string,
    wanted: ReturnType<typeof ListTrips.parse>,
  ): Promise<TripEntity[]> {
    await this.#follow(tenant, device);
    const { from, to } = wanted.filters;
    const query = this.dataSource
      .createQueryBuilder(TripEntity, 'trip')
      .where('trip.deviceId = :device', { device });
    if (from) query.andWhere('trip.endedAt > :from', { from: new Date(from) });
    if (to) query.andWhere('trip.startedAt < :to', { to: new Date(to) });
    return readKeyset(query, wanted);
  }

  /** One more than `limit`. @throws `tracked_device.not_found` */
  async stops(
    tenant: Tenant,
    device: string,
    { limit, sort, after, filters: { from, to } }: ReturnType<typeof ListStops.parse>,
  ): Promise<StopRow[]> {
    await this.#follow(tenant, device);
    const text = sort.isDescending ? stopsSql('desc', '<') : stopsSql('asc', '>');
    return this.dataSource.query<StopRow[]>(text, [
      device,
      from ? new Date(from) : null,
      to ? new Date(to) : null,
      after?.value ?? null,
      after?.id ?? null,
      limit + 1,
    ]);
  }

  async #follow(tenant: Tenant, device: string): Promise<void> {
    await this.devices.get(tenant, device);
    await this.following.follow(device, { mostPieces: MOST_PIECES, isPatient: true });
  }
}
