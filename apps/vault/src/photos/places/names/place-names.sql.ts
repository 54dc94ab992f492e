/** $1 now, $2 until when nobody else takes them, $3 how many. */
export const CLAIM = `
  update photo set place_due = $2, place_attempts = least(place_attempts + 1, 20)
  where id in (
    select id from photo where place_due <= $1 and not is_hidden
    order by place_due limit $3 for update skip locked)
  returning id, project_id, place_cell, place_attempts`;

/** What others of the project at the same places are called. $1 projects, $2 cells. */
export const KNOWN = `
  select distinct on (project_id, place_cell) project_id, place_cell, place_name from photo
  where (project_id, place_cell) in (select * from unnest($1::text[], $2::text[]))
    and place_due is null
  order by project_id, place_cell, place_name`;

/** Those that were moved meanwhile are asked for anew. $1 ids, $2 cells, $3 names, $4 now. */
export const NAME = `
  update photo p set place_name = n.name, place_due = null, place_attempts = 0,
    version = version + 1, updated_at = $4
  from unnest($1::text[], $2::text[], $3::text[]) n (id, cell, name)
  where p.id = n.id and p.place_cell = n.cell and p.place_due is not null`;

/** $1 ids, $2 when to try again. */
export const LATER = `update photo set place_due = $2 where id = any($1) and place_due is not null`;
