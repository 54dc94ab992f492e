/** What a playlist plays; assets that are being deleted are gone already. */
export const ITEMS = `
  select item.id, asset_id, asset.name, duration_ms, playable
  from playlist_item item join asset on asset.id = asset_id
  where playlist_id = $1 and status not in ('deleting', 'deleted') order by rank`;

export const COUNT_ITEMS = `
  select count(*)::int as count, coalesce(max(rank), 0)::int as last
  from playlist_item where playlist_id = $1`;

/** Makes room at the place of an item, and says which rank that is. */
export const MAKE_ROOM = `
  with place as (select rank from playlist_item where playlist_id = $1 and id = $2),
  moved as (
    update playlist_item set rank = playlist_item.rank + 1 from place
    where playlist_id = $1 and playlist_item.rank >= place.rank
  )
  select rank from place`;

export const ADD_ITEM = `
  insert into playlist_item (id, playlist_id, asset_id, rank)
  select $1, $2, id, $4 from asset
  where tenant = $5 and id = $3 and status not in ('deleting', 'deleted') for share
  returning id`;

export const MOVE_ITEM = `
  update playlist_item set rank = $3 where playlist_id = $1 and id = $2 returning id`;

export const REMOVE_ITEM =
  'delete from playlist_item where playlist_id = $1 and id = $2 returning id';

/** Ranks in order without gaps, so that they never grow out of their type. */
export const CLOSE_GAPS = `
  update playlist_item set rank = place from (
    select id, row_number() over (order by rank)::int as place
    from playlist_item where playlist_id = $1
  ) ranked
  where playlist_item.id = ranked.id and rank <> place`;
