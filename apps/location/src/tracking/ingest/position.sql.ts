import { statement } from '@skydeck/database';

/** The tables of positions: by day, so that the old are dropped at once; the latest by themselves. */
export const CREATE_POSITIONS = [
  `create table position (
    tenant text not null,
    device_id text not null,
    recorded_at timestamptz not null,
    received_at timestamptz not null,
    lat float8 not null,
    lon float8 not null,
    speed_mps real,
    heading_deg real,
    accuracy_m real,
    altitude_m real,
    battery_percent real,
    attributes jsonb,
    primary key (tenant, device_id, recorded_at)
  ) partition by range (recorded_at)`,
  `create table latest_position (
    tenant text not null,
    device_id text not null,
    recorded_at timestamptz not null,
    lat float8 not null,
    lon float8 not null,
    speed_mps real,
    heading_deg real,
    accuracy_m real,
    altitude_m real,
    battery_percent real,
    attributes jsonb,
    primary key (tenant, device_id)
  ) with (fillfactor = 70)`,
];

const DAY_MS = 86_400_000;

/** The partition of the day, in UTC, that a time in milliseconds lies in. */
export function partitionOf(atMs: number): { name: string; create: string } {
  const day = Math.floor(atMs / DAY_MS) * DAY_MS;
  const [from, until] = [day, day + DAY_MS].map((ms) => new Date(ms).toISOString());
  const name = `position_${from!.slice(0, 10).replaceAll('-', '')}`;
  const create = `create table if not exists ${name} partition of position
    for values from ('${from}') to ('${until}')`;
  return { name, create };
}

/** Adds positions of a tenant, and says how many were new. Values as `columnsOf` has them, behind tenant and time. */
export const ADD_POSITIONS = statement(`
  with added as (
    insert into position (tenant, received_at, device_id, recorded_at, lat, lon, speed_mps,
      heading_deg, accuracy_m, altitude_m, battery_percent, attributes)
    select $1, $2, new.* from unnest($3::text[], $4::timestamptz[], $5::float8[], $6::float8[],
      $7::real[], $8::real[], $9::real[], $10::real[], $11::real[], $12::jsonb[]) as new
    on conflict do nothing returning 1)
  select count(*)::int as count from added`);

/** Keeps the latest position of each device, unless a later one is there. Behind the tenants, values as above. */
export const KEEP_LATEST = statement(`
  insert into latest_position as kept (tenant, device_id, recorded_at, lat, lon, speed_mps,
    heading_deg, accuracy_m, altitude_m, battery_percent, attributes)
  select new.* from unnest($1::text[], $2::text[], $3::timestamptz[], $4::float8[], $5::float8[],
    $6::real[], $7::real[], $8::real[], $9::real[], $10::real[], $11::jsonb[])
    as new (tenant, device_id) order by tenant, device_id
  on conflict (tenant, device_id) do update set recorded_at = excluded.recorded_at,
    lat = excluded.lat, lon = excluded.lon, speed_mps = excluded.speed_mps,
    heading_deg = excluded.heading_deg, accuracy_m = excluded.accuracy_m,
    altitude_m = excluded.altitude_m, battery_percent = excluded.battery_percent,
    attributes = excluded.attributes
  where kept.recorded_at < excluded.recorded_at`);
