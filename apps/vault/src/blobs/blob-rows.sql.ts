import { statement } from '@skydeck/database';
import { HAS_ENDED } from '../keys/key-ring.sql.js';

/** A blob, or an upload that becomes one, as it is stored. */
export interface BlobRow {
  readonly id: string;
  readonly project_id: string;
  readonly space_id: string;
  readonly state: 'ready' | 'removing' | 'writing';
  /** Numbers of Postgres that may be large come as text. */
  readonly bytes: string;
  readonly max_bytes: string;
  readonly same_as: string | null;
  readonly hash_token: string | null;
}

/** One sealed file of a blob. */
export interface SegmentRow {
  readonly id: string;
  readonly blob_id: string;
  readonly object_key: string;
  readonly from_byte: string;
  readonly bytes: string;
}

const BLOB = 'id, project_id, space_id, state, bytes, max_bytes, same_as, hash_token';
const SEGMENT = 'id, blob_id, object_key, from_byte, bytes';

export const NEW_BLOB = statement(`
  insert into blob (id, project_id, space_id, state, max_bytes, hold_token, hold_until, expires_at,
    created_at, updated_at)
  select $1, $2, $3, 'writing', $4, $5, $6, $7, $8, $8 where not ${HAS_ENDED('$2')} returning id`);

export const BLOB_BY_ID = statement(`select ${BLOB} from blob where id = $1`);

export const HOLD = statement(`
  update blob set hold_token = $2, hold_until = $4 where id = $1 and state = 'writing'
    and bytes = $3 and (hold_until is null or hold_until < $5) returning ${BLOB}`);

export const RENEW = statement(`
  update blob set hold_until = $3 where id = $1 and hold_token = $2 and state = 'writing'
  returning id`);

export const LET_GO = statement(`
  update blob set hold_token = null, hold_until = null where id = $1 and hold_token = $2`);

export const NEW_SEGMENT = statement(`
  insert into blob_segment (id, blob_id, object_key, from_byte, created_at)
  select $1, $2, $3, $4, $6 from blob where id = $2 and hold_token = $5 returning id`);

/** Counts a segment in, in the place of one that it repeats. */
export const KEEP_SEGMENT = statement(`
  with kept as (
    update blob set bytes = $4, hash_token = $5, updated_at = $7
    where id = $1 and state = 'writing' and hold_token = $6 and bytes = $8 returning id
  ), replaced as (
    update blob_segment set bytes = null
    where blob_id = $1 and id = $9 and exists (select 1 from kept)
  )
  update blob_segment set bytes = $3 where id = $2 and exists (select 1 from kept) returning id`);

export const LAST_SEGMENT = statement(`
  select ${SEGMENT} from blob_segment where blob_id = $1 and bytes is not null
  order by from_byte desc limit 1`);

export const SEGMENTS = statement(`
  select ${SEGMENT} from blob_segment
  where blob_id = $1 and bytes is not null and from_byte < $3 and from_byte + bytes > $2
  order by from_byte`);

/** Bytes of a project that has ended are not read, whoever still has a key in memory. */
export const READABLE = statement(`
  select ${BLOB} from blob
  where id = $1 and project_id = $2 and state = 'ready' and not ${HAS_ENDED('blob.project_id')}`);

export const MAKE_READY = statement(`
  update blob set state = 'ready', digest = $3, unreferenced_at = $4, updated_at = $4,
    hold_token = null, hold_until = null, hash_token = null
  where id = $1 and state = 'writing' and hold_token = $2 returning id`);

export const TWIN = statement(`
  update blob set unreferenced_at = case when refs = 0 then $3::timestamptz end
  where space_id = $1 and digest = $2 and state = 'ready' returning id`);

/** The upload is known for as long as somebody may ask for its end once more. */
export const SAME_AS = statement(`
  update blob set state = 'removing', same_as = $3, hold_token = null, hold_until = null,
    updated_at = $4, expires_at = greatest(expires_at, $4)
  where id = $1 and hold_token = $2 returning id`);

export const DROP = statement(`
  update blob set state = 'removing', hold_token = null, hold_until = null
  where id = $1 and state = 'writing'`);

export const ADOPT = statement(`
  update blob set refs = refs + 1, unreferenced_at = null where id = $1 and state = 'ready'
  returning id`);

export const RELEASE = statement(`
  update blob set refs = refs - 1,
    unreferenced_at = case when refs = 1 then $2::timestamptz end
  where id = $1 and state = 'ready' and refs > 0 returning id`);
