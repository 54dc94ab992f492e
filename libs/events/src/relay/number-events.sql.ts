import { statement } from '@skydeck/database';

/** So many single events at most, and so many bundles. */
const SINGLES = 1000;
const BUNDLES = 8;

/** Whether anything waits for its number. */
export const ANY_UNNUMBERED = statement(`
  select exists (select from event where seq is null)
    or exists (select from event_bundle) as found`);

/** When the oldest of what waits happened. */
export const OLDEST_UNNUMBERED = `
  select least(
    (select min(created_at) from event where seq is null),
    (select to_timestamp(min(created_ms[1]) / 1000) from event_bundle)) as oldest`;

/** What was numbered, and whether more may wait. */
export interface Numbered {
  readonly id: string;
  readonly project_id: string;
  readonly is_more: boolean;
}

/**
 * Numbers single events, and makes numbered events of bundles, in the order in which they were
 * recorded. When there is more of one kind, nothing of the other that came later is taken with it.
 */
export const NUMBER_EVENTS = statement(`
  with reached as materialized (
    select least(
      (select position from event where seq is null order by position offset ${SINGLES - 1} limit 1),
      (select position from event_bundle order by position offset ${BUNDLES - 1} limit 1)
    ) as last
  ),
  opened as (
    delete from event_bundle
    where position <= (select coalesce(last, ${Number.MAX_SAFE_INTEGER}) from reached)
    returning *
  ),
  waiting as (
    select position, 0 as place, id, null::text as type, project_id, null::text as subject,
      null::jsonb as data, null::jsonb as actor, null::text as request_id,
      null::timestamptz as created_at
    from event
    where seq is null and position <= (select coalesce(last, ${Number.MAX_SAFE_INTEGER}) from reached)
    union all
    select position, told.place, told.id, told.type, told.project_id, told.subject, told.data,
      nullif(told.actor, 'null'), told.request_id, to_timestamp(told.at_ms / 1000)
    from opened, rows from (
      unnest(ids, types, projects, subjects, request_ids, created_ms),
      jsonb_array_elements(opened.data), jsonb_array_elements(actors)
    ) with ordinality
      as told (id, type, project_id, subject, request_id, at_ms, data, actor, place)
    where told.type is not null
  ),
  numbered as materialized (
    select nextval('event_number') as seq, ordered.*
    from (select * from waiting order by position, place) ordered
  ),
  added as (
    insert into event (position, id, seq, type, project_id, subject, data, actor, request_id,
      created_at)
    overriding system value
    select position, id, seq, type, project_id, subject, data, actor, request_id, created_at
    from numbered where place > 0
  ),
  single as materialized (
    select id, seq from numbered where place = 0 limit ${SINGLES}
  ),
  changed as (
    update event set seq = single.seq from single where event.id = single.id
  )
  select id, project_id, last is not null as is_more from numbered, reached`);
