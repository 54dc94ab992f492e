/** Of a device, in a span: trips that touch it are gone, and what lies behind is looked at anew. */
export const FORGET_TRIPS = [
  'delete from trip where device_id = $1 and started_at < $3 and ended_at >= $2',
  `update device_track set redo_from = least(coalesce(redo_from, $2), $2)
   where device_id = $1 and followed_at >= $2 and $3::timestamptz is not null`,
];

/** The latest position is one that is left. */
export const MEND_LATEST = [
  `delete from latest_position where device_id = $1 and recorded_at >= $2 and recorded_at < $3`,
  `insert into latest_position (device_id, recorded_at, lat, lon, speed_mps, heading_deg, accuracy_m,
     altitude_m, battery_percent, attributes, seen_at)
   select device_id, recorded_at, lat, lon, speed_mps, heading_deg, accuracy_m, altitude_m,
     battery_percent, attributes, received_at
   from position
   where device_id = $1 and $2::timestamptz < $3::timestamptz
     and exists (select 1 from device where id = $1)
   order by recorded_at desc limit 1
   on conflict do nothing`,
];
