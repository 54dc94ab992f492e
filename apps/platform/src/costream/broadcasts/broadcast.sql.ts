import { statement } from '@skydeck/database';

/** It can be watched. */
export const GO_LIVE = statement(`
  update room_broadcast set status = 'live', live_at = $3
  where id = $1 and holder_id = $2 and status = 'starting' returning id`);

/** The process still makes it; no row when it may not go on. */
export const BEAT = statement(`
  update room_broadcast b set seen_at = $3, targets = $4 from room r
  where b.id = $1 and b.holder_id = $2 and b.status in ('starting', 'live')
    and r.id = b.room_id and r.status <> 'ended' returning b.id`);

/** It is over. */
export const FINISH = statement(`
  update room_broadcast set status = $2, error = $3, ended_at = $4
  where id = $1 and status in ('starting', 'live') returning id`);

/** Another process makes it from now on. */
export const TAKE_OVER = statement(`
  update room_broadcast set holder_id = $1, seen_at = $2
  where id in (select b.id from room_broadcast b join room r on r.id = b.room_id
    where b.status in ('starting', 'live') and b.seen_at < $3 and r.status <> 'ended'
    order by b.id limit $4 for update of b skip locked) returning id`);

/** Those whose room is no more. */
export const OF_ENDED_ROOMS = statement(`
  select b.id from room_broadcast b join room r on r.id = b.room_id
  where b.status in ('starting', 'live') and r.status = 'ended' limit $1`);

/** Those whose live stream is of no use any more. */
export const PLAYED_OUT = statement(`
  select id from room_broadcast
  where status in ('ended', 'failed') and live_stream_id is not null and ended_at < $1 limit $2`);
