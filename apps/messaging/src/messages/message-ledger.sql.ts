import { statement } from '@skydeck/database';

/** The columns of an event of a message. */
export const COLUMNS = '(id, message_id, status, provider, provider_event_id, detail, at)';

/** No other channel is tried for a message. */
export const FORGET = 'delete from message_fallback where message_id = $1 and next_id is null';

/** The next channel is tried at once. */
export const HASTEN = `
  update message_fallback set due_at = $2
  where message_id = $1 and next_id is null and due_at > $2`;

/** Those of many messages that are too late to be sent. */
export const LATE =
  'select id from message where id = any($1) and expires_at <= $2 and rank <= 20 order by id';

/** Gives up a message whose time is over. */
export const EXPIRE = `
  with moved as (
    update message set status = 'expired', rank = 35, claimed_until = null,
      attend_at = case when kind = 'otp' then expires_at + interval '1 hour' end
    where id = $2 and expires_at <= $3
      and (rank < 20 or (rank = 20 and (claimed_until is null or claimed_until <= $3)))
    returning id, project_id, channel, kind, sms_parts, false as "isFirstSent"
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, at)
    select $1, id, 'expired', 'skydeck', id || '.expired', $3 from moved
    on conflict do nothing
  )
  select * from moved`;

/** Writes new messages and their first events. */
export const ADD_MANY = `
  with added as (
    insert into message select * from jsonb_populate_recordset(null::message, $1::jsonb)
  )
  insert into message_event (id, message_id, status, provider, provider_event_id, detail, at)
  select id, message_id, status, provider, provider_event_id, detail, at
  from jsonb_populate_recordset(null::message_event, $2::jsonb)`;

const COLUMNS_OF_TOLD = `event_id, message_id, status, provider, provider_event_id, detail, at`;

const TOLD = `
  told as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
        $7::timestamptz[], $8::smallint[], $9::timestamptz[], $10::timestamptz[],
        $11::timestamptz[])
      as told (${COLUMNS_OF_TOLD}, rank, sent_at, delivered_at, attend_at)
  )`;

// From rank 30 on nothing is left to send; only a code still has to be blanked. Rows are locked in the
// order of their names, so that two of these never wait for each other.
const MOVED = `
  found as (
    select message.id, told.* from message join told on told.message_id = message.id
    where message.rank < told.rank
    order by message.id for no key update of message
  ), moved as (
    update message set status = found.status, rank = found.rank, claimed_until = null,
      failure = case when found.status not in ('sent', 'delivered', 'read') then found.detail end,
      sent_at = coalesce(message.sent_at, found.sent_at),
      delivered_at = coalesce(message.delivered_at, found.delivered_at),
      attend_at = case when found.rank < 30 then found.attend_at
        when kind = 'otp' then expires_at + interval '1 hour' end
    from found where message.id = found.id
    returning message.id, project_id, channel, kind, sms_parts,
      message.sent_at = found.sent_at as "isFirstSent"
  )`;

const eventsOf = (table: string) => `
  event as (
    insert into message_event ${COLUMNS} select ${COLUMNS_OF_TOLD} from ${table}
    on conflict do nothing
  )`;

const RESULT = 'select id, project_id, channel, kind, sms_parts, "isFirstSent" from moved';

/** Keeps the events of reports, and moves the messages to which they are news. */
export const RECEIVE = statement(`with ${TOLD}, ${eventsOf('told')}, ${MOVED} ${RESULT}`);

/** Moves messages, and keeps the events of those only that were moved. */
export const ADVANCE = statement(
  `with ${TOLD}, ${MOVED}, ${eventsOf('told join moved on moved.id = told.message_id')} ${RESULT}`,
);
