/** Values of a beacon, after the view: they begin at $2. */
const COLUMNS = `last_at, sequence, startup_ms, watched_ms, rebuffers, rebuffer_ms, switches, errors,
  max_height, is_over`;

/**
 * Changes a view by what is newer, and says whether there is one. Sums never shrink: what was counted
 * stays counted. What comes after the end is late, and changes the sums all the same.
 */
export const CHANGE_VIEW = `
  with changed as (
    update playback_view set last_at = $2, sequence = $3,
      startup_ms = coalesce(startup_ms, $4), watched_ms = greatest(watched_ms, $5),
      rebuffers = greatest(rebuffers, $6), rebuffer_ms = greatest(rebuffer_ms, $7),
      switches = greatest(switches, $8), errors = greatest(errors, $9),
      max_height = greatest(max_height, $10), is_over = $11
    where id = $1 and sequence < $3::int
  )
  select exists (select from playback_view where id = $1) as found`;

export const ADD_VIEW = `
  insert into playback_view (id, ${COLUMNS}, tenant, playback_id, asset_id, started_at, country,
    browser, os, device)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
  on conflict (id) do nothing returning id`;
