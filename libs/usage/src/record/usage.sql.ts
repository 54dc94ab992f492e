import { statement } from '@skydeck/database';

/**
 * SQL that records usage, for a statement that makes the change too. The same key counts once.
 * @param values the SQL of project, meter, key, quantity and time
 * @param from where they are taken from, such as another part of the statement
 */
export const insertUsage = (values: string, from = ''): string => `
  insert into usage_record (project_id, meter, key, quantity, occurred_at)
  select ${values} ${from}
  on conflict do nothing`;

export const RECORD = statement(
  insertUsage(
    '*',
    'from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[])',
  ),
);

// Whole seconds, so that the seconds of the hours add up to those from begin to end.
const SECOND = (at: string) => `date_trunc('second', ${at}::timestamptz)`;

export const BEGIN = `
  insert into usage_interval
    (meter, key, project_id, rate, is_watched, opened_at, seen_at, counted_until)
  values ($1, $2, $3, $4::bigint, $5, ${SECOND('$6')}, ${SECOND('$6')}, ${SECOND('$6')})
  on conflict do nothing`;

// What was not seen to its end lasted until it was seen last, not until somebody noticed.
export const END = `
  update usage_interval set closed_at = case
    when is_watched and ${SECOND('$3')} - seen_at > interval '5 minutes' then seen_at
    else greatest(opened_at, ${SECOND('$3')}) end
  where meter = $1 and key = $2 and closed_at is null`;

export const OBSERVE = `
  insert into usage_interval as known
    (meter, key, project_id, rate, is_watched, opened_at, seen_at, counted_until)
  select meter, key, project_id, rate, true, at, at, at
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as new (meter, key, project_id, rate),
    (select ${SECOND('$5')} as at) as now
  order by meter, key
  on conflict (meter, key) do update set
    seen_at = excluded.seen_at,
    counted_until = case when excluded.seen_at - known.seen_at > interval '5 minutes'
      then excluded.seen_at else known.counted_until end
  where known.closed_at is null and known.seen_at < excluded.seen_at
    and (excluded.seen_at - known.seen_at <= interval '5 minutes'
      or known.counted_until = known.seen_at)`;
