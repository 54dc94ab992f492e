// These are planned each time they run: a plan that is kept from when a table was small reads all of it.

/** The balance when a moment was over: after the newest entry that was made until then. */
export const BALANCES_AT = `
   select wanted.at, seen.version::float8 as version, coalesce(entry.balance_after, 0)::text as posted
   from unnest($2::timestamptz[]) with ordinality wanted (at, place)
   cross join lateral (select entry_version_at($1, wanted.at) as version) seen
   left join entry on entry.account_id = $1 and entry.version = seen.version
   order by wanted.place`;

export const BALANCE_OF_VERSION = `
   select created_at as at, version::float8 as version, balance_after::text as posted
   from entry where account_id = $1 and version = $2`;

/**
 * The sum of all that took effect until a moment, whenever it was booked. The days before come from
 * their snapshot. Of the rest, entries that took effect when they were made are the difference of
 * two balances; only those that did not are added up one by one.
 */
export const EFFECTIVE_BALANCE = `
   with wanted as materialized (
     select date_trunc('day', $2::timestamptz, 'UTC') as day_start,
       coalesce((select version from balance_daily_account where account_id = $1), 0) as folded
   ), bounds as materialized (
     select day_start, folded, entry_version_at($1, $2::timestamptz) as until,
       least(folded, entry_version_at($1, day_start - interval '1 microsecond')) as since
     from wanted
   )
   select (
     coalesce((
       select balance from balance_daily
       where account_id = $1 and day < (day_start at time zone 'UTC')::date
       order by day desc limit 1
     ), 0)
     + coalesce((select balance_after from entry where account_id = $1 and version = until), 0)
     - coalesce((select balance_after from entry where account_id = $1 and version = since), 0)
     - coalesce((
       select sum(amount) from entry
       where account_id = $1 and version > since and version <= until
         and effective_at <> created_at
     ), 0)
     + coalesce((
       select sum(amount) from entry
       where account_id = $1 and effective_at >= day_start and effective_at <= $2::timestamptz
         and version <= folded and effective_at <> created_at
     ), 0)
     + coalesce((
       select sum(amount) from entry
       where account_id = $1 and version > folded and effective_at <= $2::timestamptz
         and effective_at <> created_at
     ), 0)
   )::text as posted from bounds`;
