import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { laterBy } from './later-by.js';
import type { Channel } from './message-channel.js';
import { MessageEntity } from './message.entity.js';
import { STATUS_RANKS } from './message-status.js';
import { smsParts } from './sms-parts.js';
import type { WantedMessage } from './wanted-message.js';

/** Until then a row without a job is a message still being accepted, not one left by a crash. */
const ENQUEUE_WITHIN_MS = 3000;
const ENQUEUE_BATCH_WITHIN_MS = 60_000;

/** What new messages get from the settings. */
export interface SenderSettings {
  readonly driver: string;
  readonly name: string;
  readonly email: string;
}

/** The row of a new message. */
export function rowOf(wanted: WantedMessage, settings: SenderSettings, createdAt: Date) {
  const { channel, content, template, tenant, batchId, scheduledAt = null } = wanted;
  const sms = channel === 'sms' ? smsParts(content.text ?? '') : null;
  const status = scheduledAt ? ('scheduled' as const) : ('accepted' as const);
  const enqueueMs = batchId === undefined ? ENQUEUE_WITHIN_MS : ENQUEUE_BATCH_WITHIN_MS;
  return Object.assign(new MessageEntity(), {
    id: newId('msg', createdAt.getTime()),
    tenant,
    channel,
    recipient: wanted.to,
    sender: senderOf(channel, settings, wanted.senderName),
    content,
    kind: wanted.kind,
    metadata: wanted.metadata,
    reference: wanted.reference ?? null,
    templateId: template?.id ?? null,
    templateVersion: template?.version ?? null,
    locale: template?.locale ?? null,
    status,
    rank: STATUS_RANKS[status],
    driver: isTest(tenant) ? 'outbox' : settings.driver,
    smsEncoding: sms?.encoding ?? null,
    smsParts: sms?.parts ?? null,
    attempts: 0,
    claimedUntil: null,
    failure: null,
    scheduledAt,
    batchId: batchId ?? null,
    fallbackOf: wanted.fallbackOf ?? null,
    createdAt,
    sentAt: null,
    deliveredAt: null,
    expiresAt: laterBy(scheduledAt ?? createdAt, wanted.validityS * 1000),
    attendAt: scheduledAt ?? laterBy(createdAt, enqueueMs),
  });
}

/** In test mode nothing leaves the installation. */
const isTest = (tenant: Tenant | null) => tenant !== null && ownerOf(tenant).mode === 'test';

/** Networks carry names of letters and digits, at most eleven; mails any name, in quotes. */
function senderOf(channel: Channel, { name, email }: SenderSettings, wanted?: string): string {
  if (channel === 'email') return wanted === undefined ? email : `"${wanted}" <${email}>`;
  return wanted !== undefined && /^[A-Za-z0-9 ]{1,11}$/.test(wanted) ? wanted : name;
}
