/** How many are in albums, and the latest of each. $1 albums. */
export const COUNT = `
  select a.album_id as id, count(*)::int as count,
    (array_agg(p.id order by p.shown_at desc, p.id desc))[1] as latest
  from album_photo a join photo p on p.id = a.photo_id and not p.is_hidden
  where a.album_id = any($1) group by a.album_id`;

/** How many of some photographs are there. $1 space, $2 photographs. */
export const THERE = `
  select count(*)::int as count from photo
  where space_id = $1 and id = any($2) and not is_hidden`;

/** $1 album, $2 photographs, $3 now. */
export const ADD = `
  insert into album_photo (album_id, photo_id, added_at)
  select $1, photo, $3 from unnest($2::text[]) as photo
  on conflict do nothing`;
