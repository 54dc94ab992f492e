import type { Tenant } from '@skydeck/auth-guard';
import { statement } from '@skydeck/database';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Devices that are there already, held until the transaction ends; in one order. */
export const LOCK_DEVICES = statement(`
  select device_id as id, tenant, xmin::text as "writtenBy", ${ms('at')} as "atMs", lat, lon
  from geofence_device where device_id = any($1::text[]) order by device_id for update`);

/** Rows for devices that have none, as long as they exist. */
export const ADD_DEVICES = statement(`
  insert into geofence_device (device_id, tenant, at, lat, lon)
  select id, tenant, '-infinity', 0, 0 from device where id = any($1::text[])
  order by id for key share on conflict do nothing`);

/** Where a device is. */
export interface StayRow {
  readonly deviceId: string;
  readonly fenceId: string;
  readonly sinceMs: number;
  readonly hasDwelt: boolean;
}

/** Where devices are. */
export const READ_STAYS = statement(`
  select device_id as "deviceId", geofence_id as "fenceId", ${ms('since')} as "sinceMs",
    dwell_due_at is null as "hasDwelt"
  from geofence_stay where device_id = any($1::text[])`);

/** How new the geofences of a project are. */
export interface RevisionRow {
  readonly tenant: Tenant;
  readonly revision: string;
}

/** How new the geofences of projects are. */
export const READ_REVISIONS = statement(`
  select asked.tenant, changed.revision::text as revision
  from unnest($1::text[]) as asked (tenant) cross join lateral (
    select revision from geofence_change where tenant = asked.tenant
    order by revision desc limit 1) as changed`);

/**
 * Moves devices on that were written last by the transactions that are known, ends stays, and begins or
 * changes others; says how many devices moved, and which transaction this is.
 */
export const WRITE_STATES = statement(`
  with moved as (
    update geofence_device device set at = news.at, lat = news.lat, lon = news.lon
    from unnest($1::text[], $2::timestamptz[], $3::float8[], $4::float8[], $13::xid[])
      as news (device_id, at, lat, lon, written_by)
    where device.device_id = news.device_id and device.xmin = news.written_by
      and device.at < news.at
    returning 1),
  ended as (
    delete from geofence_stay stay
    using unnest($5::text[], $6::text[]) as news (device_id, geofence_id)
    where stay.device_id = news.device_id and stay.geofence_id = news.geofence_id),
  held as (
    insert into geofence_stay (device_id, geofence_id, tenant, since, dwell_due_at, dwelled_at)
    select * from unnest($7::text[], $8::text[], $9::text[], $10::timestamptz[],
      $11::timestamptz[], $12::timestamptz[])
    on conflict (device_id, geofence_id) do update set since = excluded.since,
      dwell_due_at = excluded.dwell_due_at, dwelled_at = excluded.dwelled_at)
  select count(*)::int as moved, pg_current_xact_id()::xid::text as "writtenBy" from moved`);
