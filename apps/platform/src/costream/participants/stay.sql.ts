import { statement } from '@skydeck/database';

/** Somebody is gone; none is returned when they were gone before. */
export const LEAVE = statement(`
  update room_stay set status = 'disconnected', leave_reason = $2, left_at = $3, tracks = '[]',
    has_hand_raised = false
  where id = $1 and status = 'active' returning id`);

/** How many are in a room, and since when nobody is. */
export const COUNT_IN = statement(`
  update room set participants = counted.count,
    empty_since = case when counted.count > 0 then null else coalesce(empty_since, $2) end
  from (select count(*)::int as count from room_stay where room_id = $1 and status = 'active') counted
  where id = $1 returning participants, empty_since`);

/** One more came into a session; so many are there now. */
export const COUNT_JOIN = statement(`
  update room_session set joins = joins + 1,
    peak_participants = greatest(peak_participants, $2::int)
  where id = $1`);

/** Somebody was there for so long. */
export const COUNT_STAY = statement(`
  update room_session set participant_ms = participant_ms + $2::bigint where id = $1`);
