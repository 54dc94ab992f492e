import { statement } from '@skydeck/database';

/** Points that are read at once. */
export const MOST_POINTS = 5000;

export const BEGIN_TRACK = `
  insert into device_track (device_id) select id from device where id = $1 on conflict do nothing`;

const LOCK = `
  select followed_at, state, settled_at, settled, redo_from from device_track
  where device_id = $1 for update`;

/** Waits for whoever follows the device now. */
export const LOCK_TRACK = LOCK;
/** Leaves it to them. */
export const TRY_TRACK = `${LOCK} skip locked`;

/** When the last trip ended that a position at a time cannot change. */
export const LAST_END = `
  select ended_at from trip where device_id = $1 and ended_at < $2 order by ended_at desc limit 1`;

export const READ_POINTS = statement(`
  select recorded_at, lat, lon, speed_mps, accuracy_m from position
  where device_id = $1 and recorded_at > $2 order by recorded_at limit ${MOST_POINTS}`);

export const FORGET_TRIPS_AFTER = 'delete from trip where device_id = $1 and ended_at > $2';

export const SAVE_TRACK = `
  update device_track set followed_at = $2, state = $3, settled_at = $4, settled = $5, redo_from = null
  where device_id = $1`;

/**
 * Devices whose trips lag: something came late, they were silent for a minute, or went on for five.
 * What they do in between can change no trip that has ended.
 */
export const LAGGING = `
  select last.device_id as id from latest_position last
  left join device_track track on track.device_id = last.device_id
  where track.device_id is null or track.followed_at is null or track.redo_from is not null
    or (last.recorded_at > track.followed_at
      and (last.seen_at < $1 or last.recorded_at > track.followed_at + interval '5 minutes'))
  order by track.followed_at nulls first limit 500`;
