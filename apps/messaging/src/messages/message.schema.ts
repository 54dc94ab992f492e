import { ownerOf } from '@skydeck/auth-guard';
import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CHANNELS, MESSAGE_KINDS } from './message-channel.js';
import { MessageContent } from './message-content.schema.js';
import type { MessageEntity } from './message.entity.js';
import { MESSAGE_STATUSES } from './message-status.js';

const SmsInfo = z.object({
  encoding: z.enum(['gsm7', 'ucs2']).describe('Alphabet that the text needs.'),
  parts: z.int().describe('How many messages the network carries.'),
});

const TemplateInfo = z.object({
  id: z.string().describe('`tpl_…`'),
  version: z.int().describe('Number of the version.'),
  locale: z.string().describe('Language that was found.'),
});

export const Message = z
  .object({
    id: z.string().describe('`msg_…`'),
    project_id: z.string().nullable().describe('Project that sent it.'),
    mode: z.enum(['live', 'test']).describe('Messages of test mode stay in the outbox.'),
    channel: z.enum(CHANNELS),
    to: z
      .string()
      .describe('Recipient: phone number, e-mail address, device, user or device token.'),
    from: z.string().describe('Sender that the recipient sees.'),
    content: MessageContent.nullable().describe('Null once it was blanked: codes are not kept.'),
    template: TemplateInfo.nullable().describe('What the content was made of.'),
    kind: z.enum(MESSAGE_KINDS),
    metadata: z.record(z.string(), z.string()),
    reference: z.string().nullable(),
    status: z.enum(MESSAGE_STATUSES).describe('It only moves forward.'),
    failure: z.string().nullable().describe('Why it could not be delivered.'),
    driver: z.string().describe('What delivers it.'),
    sms: SmsInfo.nullable().describe('Of text messages only.'),
    topic_id: z.string().nullable().describe('`top_…`: what it is about.'),
    recipient_id: z.string().nullable().describe('`rcp_…`: whom it was addressed to by name.'),
    batch_id: z.string().nullable().describe('Batch that it came in.'),
    fallback_of: z
      .string()
      .nullable()
      .describe('Message that did not arrive, in whose place it is sent.'),
    created_at: z.iso.datetime(),
    send_at: z.iso.datetime().nullable().describe('When it is to be sent; null for at once.'),
    sent_at: z.iso.datetime().nullable(),
    delivered_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().describe('From then on it is not sent any more.'),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

export const MessageResponse = envelopeOf(Message);
export const MessageListResponse = pageOf(Message);

const filters = {
  status: z.enum(MESSAGE_STATUSES).describe('Only messages in this status.'),
  channel: z.enum(CHANNELS).describe('Only messages of this channel.'),
  batch_id: z.string().max(64).describe('Only messages of this batch.'),
  template_id: z.string().max(64).describe('Only messages of this template, `tpl_…`.'),
  to: z.string().max(512).describe('Only messages to exactly this recipient.'),
  ...createdWithin,
};

/** Which messages of a project to list. */
export const ListMessages = listQuery('messages', { filters });
export type ListMessages = z.output<typeof ListMessages.schema>;

export function toMessage(message: MessageEntity): Message {
  return {
    id: message.id,
    ...(message.tenant === null
      ? { project_id: null, mode: 'live' as const }
      : ownerOf(message.tenant)),
    channel: message.channel,
    to: message.recipient,
    from: message.sender,
    content: message.content,
    template: templateOf(message),
    kind: message.kind,
    metadata: message.metadata,
    reference: message.reference,
    status: message.status,
    failure: message.failure,
    driver: message.driver,
    sms:
      message.smsEncoding && message.smsParts
        ? { encoding: message.smsEncoding, parts: message.smsParts }
        : null,
    topic_id: message.topicId,
    recipient_id: message.personId,
    batch_id: message.batchId,
    fallback_of: message.fallbackOf,
    created_at: message.createdAt.toISOString(),
    send_at: message.scheduledAt?.toISOString() ?? null,
    sent_at: message.sentAt?.toISOString() ?? null,
    delivered_at: message.deliveredAt?.toISOString() ?? null,
    expires_at: message.expiresAt.toISOString(),
  };
}

function templateOf({ templateId: id, templateVersion: version, locale }: MessageEntity) {
  return id === null || version === null || locale === null ? null : { id, version, locale };
}
