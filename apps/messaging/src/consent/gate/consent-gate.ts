import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Channel, MessageKind } from '../../messages/message-channel.js';
import type { Queries } from '../../messages/message-ledger.js';
import { AddressHash } from '../suppressions/address-hash.js';
import { type StopReason, SUPPRESSION_REASONS } from '../suppressions/suppression-reason.js';

/** Stands for the address of somebody who was erased. */
export const ERASED = 'erased';

/** What is asked about a message. */
export interface Judged {
  readonly tenant: Tenant | null;
  readonly channel: Channel;
  readonly recipient: string;
  readonly kind: MessageKind;
  readonly topicId?: string | null | undefined;
  readonly isAnswer?: boolean | undefined;
}

/** Whether a message may be sent. */
export interface Verdict {
  /** Why not; null when it may. */
  readonly reason: StopReason | null;
  /** By these senders it must not be sent. */
  readonly stoppedSenders: readonly string[];
}

const FREE: Verdict = { reason: null, stoppedSenders: [] };

/**
 * Decides whether people may be written to: asked when a message is taken in, and again right
 * before it is sent.
 */
@Injectable()
export class ConsentGate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: AddressHash,
  ) {}

  /** The verdicts about messages, in their order. */
  async judge(
    messages: readonly Judged[],
    on: Queries = this.dataSource,
  ): Promise<readonly Verdict[]> {
    const asked = messages.flatMap((one, place) => (isAsked(one) ? [{ ...one, place }] : []));
    if (asked.length === 0) return messages.map(verdictWithoutLook);
    const forms = asked.map(({ tenant, channel, recipient: address }) =>
      this.hash.forms(tenant, { channel, address }),
    );
    const each = <Value>(valueOf: (one: (typeof asked)[number]) => Value): Value[] =>
      asked.flatMap((one, index) => (forms[index] ?? []).map(() => valueOf(one)));
    const found = (await on.query(JUDGE, [
      each(({ place }) => place),
      each(({ tenant }) => tenant),
      each(({ channel }) => channel),
      forms.flat(),
      each(({ topicId }) => topicId ?? ''),
    ])) as Found[];
    const byPlace = Map.groupBy(found, ({ place }) => place);
    return messages.map((one, place) => {
      const rows = byPlace.get(place);
      return rows ? verdictOf(rows) : verdictWithoutLook(one);
    });
  }

  /** The verdict about one message. */
  async judgeOne(message: Judged, on?: Queries): Promise<Verdict> {
    const [verdict = FREE] = await this.judge([message], on);
    return verdict;
  }
}

/** Codes were asked for, and so was the answer to a word. */
const isAsked = (one: Judged): one is Judged & { readonly tenant: Tenant } =>
  one.tenant !== null && one.kind !== 'otp' && one.isAnswer !== true && one.recipient !== ERASED;

const verdictWithoutLook = ({ recipient }: Judged): Verdict =>
  recipient === ERASED ? { reason: 'erased', stoppedSenders: [] } : FREE;

function verdictOf(rows: readonly Found[]): Verdict {
  const reasons = new Set(rows.filter(({ sender }) => sender === '').map(({ reason }) => reason));
  const reason = [...SUPPRESSION_REASONS, 'not_opted_in' as const].find((one) => reasons.has(one));
  const stoppedSenders = rows.flatMap(({ sender }) => sender || []);
  return { reason: reason ?? null, stoppedSenders };
}

interface Found {
  readonly place: number;
  readonly reason: StopReason;
  readonly sender: string;
}

// Each address stands there in each of its forms, plain and hashed: equality finds its way by the index.
// Nobody can opt out of what is transactional; bounces, complaints and words count there as well.
const JUDGE = `
  with wanted as (
    select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[])
      as wanted (place, tenant, channel, address, topic_id)
  )
  select wanted.place, suppression.reason, suppression.sender
  from wanted
    join suppression on suppression.tenant = wanted.tenant
      and suppression.channel = wanted.channel
      and suppression.address = wanted.address
      and suppression.topic_id in ('', wanted.topic_id)
    left join message_topic topic on topic.id = wanted.topic_id
  where not (suppression.reason = 'unsubscribe' and coalesce(topic.kind, '') = 'transactional')
  union all
  select wanted.place, 'not_opted_in', ''
  from wanted join message_topic topic on topic.id = wanted.topic_id
  where wanted.address not like 'hash:%' and topic.kind = 'marketing'
    and not topic.is_default_in and not exists (
    select 1 from topic_consent consent
    where consent.topic_id = topic.id and consent.channel = wanted.channel
      and consent.address = wanted.address
  )`;
