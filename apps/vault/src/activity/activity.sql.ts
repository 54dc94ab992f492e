/**
 * Makes activity of events that were numbered, in the transaction of the relay: each once, and none
 * lost. A space that is being removed is waited for, and left out.
 */
export const KEEP_ACTIVITY = `
  insert into activity (id, space_id, kind, what, subject, name, details, actor_kind, actor_id,
    user_id, at)
  select event.id, space.id, split_part(event.type, '.', 1), split_part(event.type, '.', 2),
    event.subject, event.data ->> 'name', event.data - array['id', 'space_id', 'name'],
    coalesce(event.actor ->> 'kind', 'system'), coalesce(event.actor ->> 'id', 'skydeck'),
    event.actor ->> 'user', event.created_at
  from event join space on space.id =
    coalesce(event.data ->> 'space_id', case when event.type like 'space.%' then event.subject end)
  where event.id = any($1::text[]) and split_part(event.type, '.', 1) = any($2::text[])
  order by event.seq
  for key share of space
  on conflict (id) do nothing`;

/** Removes what is old, piece by piece. */
export const FORGET_ACTIVITY = `
  delete from activity where id in (select id from activity where at < $1 limit $2)`;

const named = (column: string, table: string) =>
  `select id, ${column} as name from ${table} where space_id = $1 and id = any($2::text[])`;

/** What something is called now that events do not name. */
export const NAMES = {
  note: `${named('title', 'note')} and format = 'markdown'`,
  task_list: named('name', 'task_list'),
  task: named('title', 'task'),
  album: named('name', 'album'),
  calendar: named('name', 'calendar'),
  calendar_event: named(`words ->> 'summary'`, 'calendar_event'),
  address_book: named('name', 'address_book'),
  contact: named('full_name', 'contact'),
  share_link: named('name', 'node'),
} as const;
