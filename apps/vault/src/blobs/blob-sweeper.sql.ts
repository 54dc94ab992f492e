import { statement } from '@skydeck/database';

const SOME = 'limit 100 for update skip locked';

/** Whose writer died, or who came too late. */
export const LOST = statement(`
  update blob set state = 'removing' where id in (
    select id from blob where state = 'writing' and expires_at <= $1
      and (hold_until is null or hold_until < $1) ${SOME})`);

export const UNREFERENCED = statement(`
  update blob set state = 'removing', digest = null where id in (
    select id from blob where state = 'ready' and refs = 0 and unreferenced_at < $1 ${SOME})
  returning id`);

export const OF_ENDED = statement(`
  update blob set state = 'removing', digest = null where id in (
    select blob.id from ended_project join blob
      on blob.project_id in (ended_project.project_id, ended_project.project_id || '.test')
    where state <> 'removing' limit 100 for update of blob skip locked)`);

/** Files of what goes away, and those that were never counted in. */
export const TO_REMOVE = statement(`
  select blob_segment.id, object_key from blob_segment join blob on blob.id = blob_id
  where blob.state = 'removing'
  union all
  select blob_segment.id, object_key from blob_segment join blob on blob.id = blob_id
  where blob_segment.bytes is null and blob.state <> 'removing'
    and (hold_until is null or hold_until < $1) and blob_segment.created_at < $2
  limit 500`);

export const REMOVED = statement('delete from blob_segment where id = any($1)');

export const FORGET = statement(`
  delete from blob where id in (
    select id from blob where state = 'removing' and (same_as is null or expires_at <= $1)
      and not exists (select 1 from blob_segment where blob_id = blob.id) limit 500)
  returning id`);
