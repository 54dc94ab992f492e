const SUMS = ['views', 'watched_ms', 'rebuffers', 'rebuffer_ms', 'switches', 'errors'];
const CELL = 'tenant, step, asset_id, dimension, at, name';

// One statement: each change is counted once. Rows of cells are written in one order, so that two
// processes do not wait for each other.
export const ADD_UP = `
  with turn as (
    select pg_try_advisory_xact_lock(hashtext(current_schema() || '.view_tally')) as is_ours
  ), oldest as (
    select seq from view_change where (select is_ours from turn)
    order by seq limit $1 for update skip locked
  ), taken as (
    delete from view_change using oldest where view_change.seq = oldest.seq returning view_change.*
  ), cells as (
    select tenant, step, by.asset_id, dimension, date_trunc(step, hour, 'UTC') as at, name,
      startup_class, ${SUMS.map((sum) => `sum(${sum}) as ${sum}`).join(', ')}, count(*) as started
    from taken cross join (values ('hour'), ('day')) as each (step)
      cross join lateral (values
        ('', 'all', ''), ('', 'asset', taken.asset_id), ('', 'country', country),
        ('', 'device', device), ('', 'browser', browser), ('', 'os', os),
        (taken.asset_id, 'all', ''), (taken.asset_id, 'country', country),
        (taken.asset_id, 'device', device), (taken.asset_id, 'browser', browser),
        (taken.asset_id, 'os', os)) as by (asset_id, dimension, name)
    group by 1, 2, 3, 4, 5, 6, 7
  ), added as (
    insert into view_tally as tally (${CELL}, ${SUMS.join(', ')}, startups)
    select ${CELL}, ${SUMS.map((sum) => `sum(${sum})`).join(', ')},
      coalesce(jsonb_object_agg(startup_class, started) filter (where startup_class is not null), '{}')
    from cells group by ${CELL} order by ${CELL}
    on conflict (${CELL}) do update set
      ${SUMS.map((sum) => `${sum} = tally.${sum} + excluded.${sum}`).join(', ')},
      startups = case when excluded.startups = '{}' then tally.startups
        else add_counts(tally.startups, excluded.startups) end
  )
  select count(*)::int as taken from taken`;
