import type { Tenant } from '@skydeck/auth-guard';
import { statement } from '@skydeck/database';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Devices that are there already, held until the transaction ends; in one order. */
export const LOCK_DEVICES = statement(`
  select device_id as id, tenant, ${ms('at')} as "atMs", lat, lon
  from geofence_device where device_id = any($1::text[]) order by device_id for update`);

/** Rows for devices that have none, as long as they exist. */
export const ADD_DEVICES = statement(`
  insert into geofence_device (device_id, tenant, at, lat, lon)
  select id, tenant, '-infinity', 0, 0 from device where id = any($1::text[])
  order by id for key share on conflict do nothing`);

/** A stay, or the latest revision of a project. */
export type StayRow =
  | {
      readonly revision: null;
      readonly tenant: null;
      readonly deviceId: string;
      readonly fenceId: string;
      readonly sinceMs: number;
      readonly hasDwelt: boolean;
    }
  | { readonly revision: string; readonly tenant: Tenant };

/** Where devices `$1` are, and how new the geofences of tenants `$2` are. */
export const READ_STAYS = statement(`
  select null as revision, null as tenant, device_id as "deviceId", geofence_id as "fenceId",
    ${ms('since')} as "sinceMs", dwell_due_at is null as "hasDwelt"
  from geofence_stay where device_id = any($1::text[])
  union all
  select changed.revision::text, asked.tenant, null, null, null, null
  from unnest($2::text[]) as asked (tenant) cross join lateral (
    select revision from geofence_change where tenant = asked.tenant
    order by revision desc limit 1) as changed`);

/** Moves devices on, ends stays, and begins or changes others; says how many devices moved. */
export const WRITE_STATES = statement(`
  with moved as (
    update geofence_device device set at = news.at, lat = news.lat, lon = news.lon
    from unnest($1::text[], $2::timestamptz[], $3::float8[], $4::float8[])
      as news (device_id, at, lat, lon)
    where device.device_id = news.device_id and device.at < news.at returning 1),
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
  select count(*)::int as moved from moved`);
