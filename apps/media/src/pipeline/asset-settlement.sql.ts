import { CODEC_STRIDE } from './plan/further-position.js';

/** Marks renditions whose last part is there, and says how much they need on average. */
export const FINISH_RENDITIONS = `
  update rendition set status = 'ready', average_bandwidth_bps = (
    select ceil(sum(size_bytes) * 8.0 * rendition.timescale / sum(duration_ticks))::int
    from segment where segment.rendition_id = rendition.id),
    iframe_bandwidth_bps = (
      select case when bool_and(keyframe_bytes is not null)
        then ceil(max(keyframe_bytes * 8.0 * rendition.timescale / duration_ticks))::int end
      from segment where segment.rendition_id = rendition.id)
  where asset_id = $1 and generation = $2 and status = 'processing' and (
    case when kind = 'audio' or name = 'source' then true else not exists (
      select 1 from asset_task task
      where task.asset_id = $1 and task.generation = $2 and task.status <> 'ready'
        and case when rendition.codec in ('hevc', 'vp9', 'av1')
          then task.kind = 'further' and task.position / ${CODEC_STRIDE} = array_position(
            array['hevc', 'vp9', 'av1'], rendition.codec) - 1
          else task.kind = 'video' end) end)
  returning id, name`;

/** Counts the words of an asset that were ready before it was. */
export const ADD_TRACKS = `
  update asset set derived_bytes = derived_bytes
    + (select coalesce(sum(bytes), 0) from track where asset_id = $1 and status = 'ready')
  where id = $1`;

/** What the tasks of an asset came to. */
export const TALLY = `
  select
    coalesce(bool_and(status = 'ready') filter (where kind = 'audio'), true)
      and (count(*) filter (where kind = 'video') = 0
        or bool_or(status = 'ready' and (kind = 'source' or (kind = 'video' and position = 0))))
      as "isPlayable",
    count(*) filter (where kind = 'video') > 0
      and coalesce(bool_and(status = 'ready') filter (where kind = 'video'), false)
      as "isPictureDone",
    count(*) filter (where kind = 'images') > 0 as "hasImages",
    bool_and(status in ('ready', 'skipped')) as "isDone"
  from asset_task where asset_id = $1 and generation = $2 and kind <> 'download'`;
