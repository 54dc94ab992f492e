/** Adds to hours; `added` gives project, meter, hour and quantity, each hour once. */
const ADD = `
  insert into usage_hour as known (project_id, meter, hour, quantity)
  select project_id, meter, hour, quantity from added order by project_id, meter, hour
  on conflict (project_id, meter, hour)
    do update set quantity = known.quantity + excluded.quantity`;

// `ctid` is safe: whoever changes a record holds the lock.
export const ADD_RECORDS = `
  with counted as (
    update usage_record set counted_at = $1
    where ctid = any (array(
      select ctid from usage_record where counted_at is null order by occurred_at limit $2))
    returning project_id, meter, occurred_at, quantity
  ), added as (
    select project_id, meter, date_trunc('hour', occurred_at, 'UTC') as hour,
      sum(quantity) as quantity
    from counted group by 1, 2, 3
  ), hours as (${ADD})
  select count(*)::integer as counted from counted`;

// An end that is told late takes back what was counted beyond it: the sign of such a step is minus.
export const ADD_INTERVALS = `
  with due as (
    select meter, key, project_id, rate, counted_until as was, coalesce(closed_at,
      case when is_watched then seen_at
        else greatest(opened_at, date_trunc('second', $1::timestamptz)) end) as now
    from usage_interval where closed_at is null or counted_until <> closed_at
    order by meter, key for update
  ), moved as (
    update usage_interval as known set counted_until = due.now from due
    where known.meter = due.meter and known.key = due.key and due.was <> due.now
    returning known.project_id, known.meter, due.rate, least(due.was, due.now) as start,
      greatest(due.was, due.now) as stop, case when due.now > due.was then 1 else -1 end as sign
  ), added as (
    select project_id, meter, hour, sum(sign * rate * extract(epoch from
      least(stop, hour + interval '1 hour') - greatest(start, hour))) as quantity
    from moved, generate_series(date_trunc('hour', start, 'UTC'),
      stop - interval '1 second', interval '1 hour') as hour
    group by 1, 2, 3
  ), hours as (${ADD})
  select count(*)::integer as counted from moved`;

// Everything of it is counted, so it can only be forgotten.
export const CLOSE_GONE = `
  update usage_interval set closed_at = seen_at
  where closed_at is null and is_watched and seen_at < $1 and counted_until = seen_at`;

export const PRUNE_RECORDS = `
  delete from usage_record where ctid = any (array(
    select ctid from usage_record where counted_at < $1 limit $2))`;

export const PRUNE_INTERVALS = `
  delete from usage_interval where ctid = any (array(
    select ctid from usage_interval
    where closed_at < $1 and counted_until = closed_at limit $2))`;
