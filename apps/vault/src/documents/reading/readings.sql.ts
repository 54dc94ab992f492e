/** $1 file, $2 project, $3 space, $4 version, $5 blob, $6 kind, $7 now. */
export const PUT_READING = `
  insert into file_reading
    (id, project_id, space_id, version_id, blob_id, kind, run_after, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)
  on conflict (id) do update set version_id = $4, blob_id = $5, kind = $6, status = 'pending',
    problem = null, attempts = 0, is_facts_only = false, scan = 'unscanned', signature = null, run_after = $7,
    updated_at = $7`;

/** Whoever is sent the picture as it was gets the one of before no more. $1 file. */
export const FORGET_SHARED = `
  with old as (select id, shared_blob_id from file_reading where id = $1 for update)
  update file_reading r set shared_blob_id = null from old
  where r.id = old.id and old.shared_blob_id is not null returning old.shared_blob_id`;

/** $1 file, $2 project, $3 space, $4 name, $5 folder, $6 type, $7 bytes, $8 now. */
export const PUT_DOCUMENT = `
  insert into document
    (id, project_id, space_id, name, folder_id, content_type, size_bytes, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
  on conflict (id) do update set content_type = $6, size_bytes = $7, version = document.version + 1,
    updated_at = $8`;

/** $1 now, $2 until when nobody else takes it. */
export const CLAIM = `
  update file_reading set run_after = $2, attempts = attempts + 1
  where id = (
    select id from file_reading where status = 'pending' and run_after <= $1
    order by run_after limit 1 for update skip locked)
  returning *`;

/** $1 file, $2 version, $3 attempt: whether what was found is still wanted. */
export const LOCK_CLAIMED = `
  select * from file_reading
  where id = $1 and version_id = $2 and attempts = $3 and status = 'pending' for update`;

/** $1 file, $2 status, $3 problem, $4 scan, $5 signature, $6 preview, $7 thumbnail, $8 now. */
export const FINISH = `
  update file_reading set status = $2, problem = $3, scan = $4, signature = $5,
    preview_blob_id = $6, thumbnail_blob_id = $7, updated_at = $8
  where id = $1`;

/** Its pictures stay. $1 file, $2 now. */
export const FINISH_FACTS = `
  update file_reading set status = 'ready', is_facts_only = false, updated_at = $2 where id = $1`;

/** $1 file, $2 text, $3 source, $4 pages, $5 cut, $6 now. */
export const PUT_TEXT = `
  update document set body = $2, text_source = $3, pages = $4, is_cut = $5, updated_at = $6
  where id = $1`;

/** How the photograph looks. $1 file, $2 width, $3 height, $4 blur, $5 hash, $6 its parts, $7 kind, $8 seconds, $9 now. */
export const PUT_PHOTO = `
  insert into photo (id, project_id, space_id, name, folder_id, content_type, size_bytes, is_hidden,
    shown_at, day, width, height, blurhash, phash, bands, created_at, updated_at, version, kind,
    duration_s)
  select n.id, n.project_id, n.space_id, n.name, n.parent_id, n.content_type, n.size_bytes,
    n.trashed_at is not null or n.is_going, n.created_at, (n.created_at at time zone 'utc')::date,
    $2, $3, $4, ('x' || $5)::bit(64), $6, n.created_at, $9, 0, $7, $8
  from node n where n.id = $1
  on conflict (id) do update set content_type = excluded.content_type,
    size_bytes = excluded.size_bytes, width = excluded.width, height = excluded.height,
    blurhash = excluded.blurhash, phash = excluded.phash, bands = excluded.bands,
    kind = excluded.kind, duration_s = excluded.duration_s`;

/**
 * What is known of it; what people have said of it stays. $1 file, $2 taken, $3 by its clock, $4
 * zone, $5 and $6 where, $7 how high, $8 camera, $9 title, $10 description, $11 tags, $12 rating, $13
 * file beside it, $14 problem of XMP, $15 now. Places a hundred metres apart have one name.
 */
export const PUT_FACTS = `
  update photo set taken_at = $2, taken_local = $3, time_zone = $4, latitude = $5, longitude = $6,
    altitude_m = $7, camera = $8, sidecar_id = $13, xmp_problem = $14,
    shown_at = coalesce($2::timestamptz, created_at),
    day = coalesce(left($3, 10)::date, (created_at at time zone 'utc')::date),
    title = case when 'title' = any(edited) then title else $9 end,
    description = case when 'description' = any(edited) then description else $10 end,
    tags = case when 'tags' = any(edited) then tags else $11 end,
    rating = case when 'rating' = any(edited) then rating else $12 end,
    version = version + 1, updated_at = $15, place_cell = where_it_is.cell,
    place_name = case when place_cell is distinct from where_it_is.cell then null else place_name end,
    place_attempts = 0,
    place_due = case when where_it_is.cell is null then null
      when place_cell is distinct from where_it_is.cell then $15::timestamptz else place_due end
  from (select round($5::numeric, 3) || ',' || round($6::numeric, 3) as cell) where_it_is
  where id = $1`;

/** A photograph and a short film of the same name beside it belong together. $1 either, $2 seconds. */
export const JOIN_MOTION = `
  update photo film set motion_of = still.id
  from photo mine
  join photo beside on beside.space_id = mine.space_id and beside.stem = mine.stem
    and beside.kind <> mine.kind and beside.folder_id is not distinct from mine.folder_id
  join photo still on still.id in (mine.id, beside.id) and still.kind = 'photo'
  where mine.id = $1 and film.id in (mine.id, beside.id) and film.kind = 'video'
    and film.duration_s <= $2`;

/** Those that look nearly the same. $1 file, $2 space, $3 hash, $4 its parts, $5 most bits. */
export const LIKENESSES = `
  select id, bit_count(phash # ('x' || $3)::bit(64))::int as distance from photo
  where bands && $4 and space_id = $2 and id <> $1 and kind = 'photo'
    and bit_count(phash # ('x' || $3)::bit(64)) <= $5
  order by distance limit 50`;

/** $1 id, $2 space, $3 and $4 the two, $5 bits that differ. */
export const PUT_PAIR = `
  insert into photo_pair (id, space_id, one, other, distance) values ($1, $2, $3, $4, $5)
  on conflict (one, other) do nothing`;
