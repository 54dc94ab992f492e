import { statement } from '@skydeck/database';

const COLUMNS = `device_id, recorded_at, lat, lon, speed_mps, heading_deg, accuracy_m, altitude_m,
  battery_percent, attributes`;
const ARRAYS = `$1::text[], $2::timestamptz[], $3::float8[], $4::float8[], $5::real[], $6::real[],
  $7::real[], $8::real[], $9::real[], $10::jsonb[]`;

// Arrays are taken apart side by side: in `from`, Postgres would keep all rows as a table first.
const INSERT = `
  insert into position (${COLUMNS}, received_at)
  select ${ARRAYS.split(',')
    .map((array) => `unnest(${array})`)
    .join(', ')}, $11::timestamptz`;

/**
 * Adds positions that are all new, and fails when one is not: half of what it costs to be ready for
 * that. Values as `columnsOf` has them, and when they came.
 */
export const ADD_NEW_POSITIONS = statement(INSERT);

/** Adds positions, and says how many were new; which ones, only if some were not. Values as above. */
export const ADD_POSITIONS = statement(`
  with added as (${INSERT} on conflict do nothing returning device_id, recorded_at)
  select count(*)::int as count,
    case when count(*) < cardinality($1::text[]) then
      coalesce(array_agg(device_id || ' ' || (extract(epoch from recorded_at) * 1000)::bigint), '{}')
    end as added
  from added`);

/**
 * Keeps the latest position of each device, unless a later one is there. Values as above, and when
 * each device was heard. Devices that are gone are left out.
 */
export const KEEP_LATEST = statement(`
  insert into latest_position as kept (${COLUMNS}, seen_at)
  select new.* from unnest(${ARRAYS}, $11::timestamptz[]) as new (device_id)
    join device on device.id = new.device_id
  order by new.device_id
  on conflict (device_id) do update set recorded_at = excluded.recorded_at,
    lat = excluded.lat, lon = excluded.lon, speed_mps = excluded.speed_mps,
    heading_deg = excluded.heading_deg, accuracy_m = excluded.accuracy_m,
    altitude_m = excluded.altitude_m, battery_percent = excluded.battery_percent,
    attributes = excluded.attributes, seen_at = greatest(kept.seen_at, excluded.seen_at)
  where kept.recorded_at < excluded.recorded_at`);

/** Notes that devices were heard, whose latest position stays. */
export const KEEP_SEEN = statement(`
  update latest_position kept set seen_at = new.seen_at
  from unnest($1::text[], $2::timestamptz[]) as new (device_id, seen_at)
  where kept.device_id = new.device_id and kept.seen_at < new.seen_at`);

/** When devices were somewhere last, by the positions themselves. */
export const LATEST_TIMES = statement(`
  select asked.id, (
    select recorded_at from position where device_id = asked.id order by recorded_at desc limit 1
  ) as at
  from unnest($1::text[]) as asked (id)`);
