/** A publisher is back in the broadcast that waited for it. */
export const RESUME = `
  update live_session set status = 'connected', publishes = publishes + 1, resume_until = null,
    seen_at = $2, holder_url = $3
  where id = $1 and status = 'disconnected' returning id`;

/** It can be watched (again). */
export const ACTIVATE = `
  update live_session set status = 'active', active_at = coalesce(active_at, $2), span_from = $2,
    seen_at = $2
  where id = $1 and status = 'connected' returning id`;

/** What was watched until `$2` is counted; `$3` is until when its publisher may come back. */
export const DISCONNECT = `
  update live_session set status = 'disconnected', resume_until = $3, seen_at = $2,
    duration_ms = duration_ms
      + coalesce(greatest(0, extract(epoch from $2::timestamptz - span_from) * 1000)::bigint, 0),
    span_from = null
  where id = $1 and status in ('connected', 'active') returning id`;

/** It is over, for a reason. Who ends it first says why. */
export const END = `
  update live_session set status = 'ended', end_reason = $3, ended_at = $2, resume_until = null,
    duration_ms = duration_ms
      + coalesce(greatest(0, extract(epoch from $2::timestamptz - span_from) * 1000)::bigint, 0),
    span_from = null
  where id = $1 and status <> 'ended' returning id`;

/** What its process says each ten seconds; none is returned when it is over. */
export const BEAT = `
  update live_session set seen_at = $2, health = $3, bytes = greatest(bytes, $4)
  where id = $1 and status <> 'ended' returning id`;

/** What was kept of it is what these assets are; only once. */
export const SETTLE = `
  update live_session set is_settled = true, asset_ids = $2
  where id = $1 and status = 'ended' and not is_settled returning id`;

/** Sessions that nobody holds any more, or that were not settled by who held them. */
export const LOST = `
  select id, stream_id as "streamId", tenant from live_session
  where not is_settled and seen_at < $1 order by seen_at limit $2`;

/** Where a stream is, when its broadcast is the one that is meant. */
export const MOVE_STREAM = `
  update live_stream set status = $3, updated_at = $4,
    session_id = case when $3 in ('idle', 'disabled') then null else session_id end
  where id = $1 and session_id = $2 and status <> 'disabled' returning id`;

/** A stream that nobody publishes to gets a broadcast. */
export const BEGIN_STREAM = `
  update live_stream set status = 'connected', session_id = $2, updated_at = $3
  where id = $1 and status = 'idle' returning id`;

/** Rows of broadcasts whose stream was deleted, once their recordings are assets. */
export const FORGET = `
  delete from live_session where is_settled and not exists (
    select 1 from live_stream where live_stream.id = live_session.stream_id)`;
