import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { endOfQuiet } from '../consent/quiet-hours.js';
import type { StopReason } from '../consent/suppressions/suppression-reason.js';
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

/** The row of a new message; one that must not be sent has ended already. */
export function rowOf(
  wanted: WantedMessage,
  settings: SenderSettings,
  createdAt: Date,
  withheld: StopReason | null = null,
) {
  const { channel, content, template, tenant, batchId, quietHours = null } = wanted;
  const plannedAt = wanted.scheduledAt ?? null;
  const awakeAt = quietHours && endOfQuiet(quietHours, plannedAt ?? createdAt);
  const scheduledAt = awakeAt ?? plannedAt;
  const expiresAt = wanted.expiresAt ?? laterBy(scheduledAt ?? createdAt, wanted.validityS * 1000);
  const sms = channel === 'sms' ? smsParts(content.text ?? '') : null;
  const waiting = scheduledAt ? ('scheduled' as const) : ('accepted' as const);
  const status = withheld ? ('suppressed' as const) : waiting;
  const enqueueMs = batchId === undefined ? ENQUEUE_WITHIN_MS : ENQUEUE_BATCH_WITHIN_MS;
  const nextAt = scheduledAt ?? laterBy(createdAt, enqueueMs);
  const attendAt = nextAt < expiresAt ? nextAt : expiresAt;
  return Object.assign(new MessageEntity(), {
    id: wanted.id ?? newId('msg', createdAt.getTime()),
    tenant,
    channel,
    recipient: wanted.to,
    sender: wanted.from ?? senderOf(channel, settings, wanted.senderName),
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
    failure: withheld,
    scheduledAt,
    batchId: batchId ?? null,
    fallbackOf: wanted.fallbackOf ?? null,
    topicId: wanted.topicId ?? null,
    personId: wanted.personId ?? null,
    quietHours,
    isAnswer: wanted.isAnswer ?? false,
    createdAt,
    sentAt: null,
    deliveredAt: null,
    expiresAt,
    attendAt: withheld ? null : attendAt,
  });
}

/** In test mode nothing leaves the installation. */
const isTest = (tenant: Tenant | null) => tenant !== null && ownerOf(tenant).mode === 'test';

/** Networks carry names of letters and digits, at most eleven; mails any name, in quotes. */
function senderOf(channel: Channel, { name, email }: SenderSettings, wanted?: string): string {
  if (channel === 'email') return wanted === undefined ? email : `"${wanted}" <${email}>`;
  return wanted !== undefined && /^[A-Za-z0-9 ]{1,11}$/.test(wanted) ? wanted : name;
}
