import { statement } from '@skydeck/database';

/** A publisher is there, unless another one is that says so. */
export const CONNECT = statement(`update room_ingress set status = 'buffering', connection_id = $2,
  seen_at = $3, connected_at = $3, updated_at = $3, last_error = null
  where id = $1 and key_hash = $5 and (status = 'inactive' or seen_at < $4)
  returning id`);

/** What it sends is seen. */
export const PUBLISH =
  statement(`update room_ingress set status = 'publishing', seen_at = $3, updated_at = $3
  where id = $1 and connection_id = $2 and status = 'buffering' returning id`);

/** The process still has it; no row when it may not go on. */
export const BEAT = statement(`update room_ingress i set seen_at = $3 from room r
  where i.id = $1 and i.connection_id = $2 and r.id = i.room_id and r.status <> 'ended'
    and i.key_hash = $4 returning i.id`);

/** It is gone. */
export const DISCONNECT =
  statement(`update room_ingress set status = 'inactive', connection_id = null,
  connected_at = null, seen_at = null, last_error = $3, updated_at = $4
  where id = $1 and connection_id = $2 returning id`);

/** Those whose process has fallen silent. */
export const LOST = statement(`select id, connection_id as "connectionId" from room_ingress
  where status <> 'inactive' and seen_at < $1 limit $2`);

/** Those whose room is no more. */
export const OF_ENDED_ROOMS =
  statement(`select i.id from room_ingress i join room r on r.id = i.room_id
  where r.status = 'ended' limit $1`);
