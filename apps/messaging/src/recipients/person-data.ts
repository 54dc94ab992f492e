import type { Tenant } from '@skydeck/auth-guard';
import type { EntityManager } from 'typeorm';
import { ERASED } from '../consent/gate/consent-gate.js';
import type { KeptMail } from '../mail-inbound/mail-objects.js';
import type { KnownRecipient } from './recipient.schema.js';

/** A person as the tables know them. */
interface Person {
  readonly tenant: Tenant;
  readonly id: string;
  /** The project's own name of them; empty when there is none, which no device has. */
  readonly externalId: string;
  /** Mail addresses in lower case, beside phone numbers and tokens as they are. */
  readonly addresses: readonly string[];
}

/** What the tables know of a recipient. */
export const personOf = ({ recipient, addresses }: KnownRecipient): Person => ({
  tenant: recipient.tenant,
  id: recipient.id,
  externalId: recipient.externalId ?? '',
  addresses: addresses.map(({ address }) => address),
});

type Row = Readonly<Record<string, unknown>>;

/** Everything that is kept of a person, by what it is. */
export async function readPerson(
  manager: EntityManager,
  { tenant, id, externalId, addresses }: Person,
): Promise<Record<string, Row[]>> {
  const read = (sql: string, values: unknown[]) => manager.query<Row[]>(sql, values);
  const all = [tenant, id, addresses, `user:${externalId}`];
  return {
    messages: await read(`${THEIRS} ${MESSAGES}`, all),
    message_events: await read(`${THEIRS} ${EVENTS}`, all),
    inbound_messages: await read(INBOUND, [tenant, addresses]),
    suppressions: await read(SUPPRESSIONS, [tenant, addresses]),
    consents: await read(CONSENTS, [tenant, addresses]),
    devices: await read(DEVICES, [tenant, externalId]),
  };
}

/** The mail of a person that is kept as files. */
export function inboundMailOf(
  manager: EntityManager,
  { tenant, addresses }: Person,
): Promise<KeptMail[]> {
  return manager.query(INBOUND_MAIL, [tenant, addresses]);
}

/**
 * Makes a person unknown: what they were sent stays to be counted, without whom it went to and what
 * it said; what nobody has begun to send is called off. Gives how many messages that were.
 */
export async function erasePerson(
  manager: EntityManager,
  { tenant, id, externalId, addresses }: Person,
  now: Date,
): Promise<number> {
  const all = [tenant, id, addresses, `user:${externalId}`];
  const rows = await manager.query<{ id: string }[]>(`${THEIRS} select id from theirs`, all);
  const ids = rows.map((row) => row.id);
  await manager.query(CANCEL, [ids, now]);
  await manager.query(BLANK, [ids, ERASED]);
  for (const table of TABLES_OF_MESSAGES) {
    await manager.query(`delete from ${table} where message_id = any($1)`, [ids]);
  }
  await manager.query('update message_event set detail = null where message_id = any($1)', [ids]);
  await manager.query(ERASE.inbound, [tenant, addresses]);
  await manager.query(ERASE.windows, [tenant, addresses]);
  await manager.query(ERASE.consents, [tenant, addresses]);
  await manager.query(ERASE.devices, [tenant, externalId]);
  return ids.length;
}

/** What tells more of a message than that it was sent. */
const TABLES_OF_MESSAGES = [
  'mail_submission',
  'message_attachment',
  'message_fallback',
  'message_link',
  'message_part',
  'message_visit',
  'outbox_entry',
];

const THEIRS = `
  with theirs as (
    select message.* from message where project_id = $1
      and (recipient_id = $2 or recipient = $4
        or (case when channel = 'email' then lower(recipient) else recipient end) = any($3))
  )`;
const MESSAGES = `
  select id, channel, recipient as "to", sender as "from", content, kind, metadata, reference,
    status, failure, topic_id, locale, created_at, scheduled_at as send_at, sent_at, delivered_at
  from theirs order by id`;
const EVENTS = `
  select event.message_id, event.status, event.provider, event.detail, event.at
  from message_event event join theirs on theirs.id = event.message_id order by event.seq`;
const INBOUND = `
  select id, channel, sender as "from", sender_name as from_name, recipient as "to", kind, text,
    payload, attachments, received_at
  from inbound_message where tenant = $1 and lower(sender) = any($2) order by id`;
const SUPPRESSIONS = `
  select id, channel, address, reason, topic_id, sender, added_by, note, message_id, created_at
  from suppression where tenant = $1 and address = any($2) order by id`;
const CONSENTS = `
  select topic.key as topic, consent.channel, consent.address, consent.added_by, consent.created_at
  from topic_consent consent join message_topic topic on topic.id = consent.topic_id
  where topic.tenant = $1 and consent.address = any($2) order by topic.key, consent.channel`;
const DEVICES = `
  select id, platform, service, app, token_end, status, registered_at
  from device where tenant = $1 and user_id = $2 and $2 <> '' order by id`;

const INBOUND_MAIL = `
  select raw_key as "rawKey", files from inbound_mail mail
    join inbound_message message on message.id = mail.inbound_id
  where message.tenant = $1 and lower(message.sender) = any($2)`;

const CANCEL = `
  with moved as (
    update message set status = 'canceled', rank = 35, claimed_until = null, attend_at = null
    where id = any($1) and (rank < 20 or (rank = 20 and claimed_until is null)) returning id
  )
  insert into message_event (id, message_id, status, provider, provider_event_id, at)
  select 'mev_' || substr(id, 5, 10) || substr(md5(id || 'canceled'), 1, 16), id, 'canceled',
    'skydeck', id || '.canceled', $2::timestamptz from moved
  on conflict do nothing`;
const BLANK = `
  update message set recipient = $2, content = null, metadata = '{}', reference = null,
    recipient_id = null where id = any($1)`;
const ERASE = {
  inbound: 'delete from inbound_message where tenant = $1 and lower(sender) = any($2)',
  windows: 'delete from message_window where tenant = $1 and recipient = any($2)',
  consents: `
    delete from topic_consent using message_topic topic
    where topic.id = topic_id and topic.tenant = $1 and address = any($2)`,
  devices: `delete from device where tenant = $1 and user_id = $2 and $2 <> ''`,
} as const;
