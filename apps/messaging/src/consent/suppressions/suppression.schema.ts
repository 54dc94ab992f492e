import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { DeviceToken, EmailAddress, PhoneNumber } from '../../messages/recipient.schema.js';
import { CHANNELS, type Channel } from '../../messages/message-channel.js';
import { TopicKey } from '../../topics/topic-key.js';
import type { SuppressionEntity } from './suppression.entity.js';
import { SUPPRESSION_REASONS } from './suppression-reason.js';

/** What an address of each channel must look like. */
export const ADDRESS_OF: Readonly<Record<Channel, z.ZodType<string>>> = {
  sms: PhoneNumber,
  email: EmailAddress,
  push: DeviceToken,
  whatsapp: PhoneNumber,
};

/** Whoever adds by hand gives these; the others come of what happens. */
const GIVEN_REASONS = [
  'manual',
  'unsubscribe',
  'complaint',
  'hard_bounce',
  'undeliverable',
] as const;

export const CreateSuppression = z
  .strictObject({
    channel: z.enum(CHANNELS).describe('How the address is reached.'),
    address: z.string().min(1).max(4096).describe('Phone number, e-mail address or device token.'),
    reason: z.enum(GIVEN_REASONS).default('manual').describe('Why nothing is sent to it.'),
    topic: TopicKey.optional().describe('Only messages of this topic; everything if not given.'),
    note: z.string().max(500).optional().describe('For whoever looks later.'),
  })
  .superRefine(({ channel, address }, context) => {
    const { error } = ADDRESS_OF[channel].safeParse(address);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['address'], message });
    }
  })
  .meta({ id: 'CreateSuppression' });
export type CreateSuppression = z.output<typeof CreateSuppression>;

export const Suppression = z
  .object({
    id: z.string().describe('`sup_…`'),
    channel: z.enum(CHANNELS).describe('How the address is reached.'),
    address: z
      .string()
      .nullable()
      .describe('Phone number, e-mail address or device token; null once the person was erased.'),
    reason: z.enum(SUPPRESSION_REASONS).describe('Why nothing is sent to it.'),
    topic_id: z.string().nullable().describe('`top_…`; null for everything.'),
    sender: z.string().nullable().describe('Only of this sender; null for all of them.'),
    added_by: z.string().describe('`recipient`, `system`, or the id of whoever added it.'),
    note: z.string().nullable().describe('For whoever looks later.'),
    message_id: z.string().nullable().describe('Message that it came of.'),
    created_at: z.iso.datetime().describe('Since when.'),
  })
  .meta({ id: 'Suppression' });
export type Suppression = z.output<typeof Suppression>;

export const SuppressionResponse = envelopeOf(Suppression);
export const SuppressionListResponse = pageOf(Suppression);

/** Which suppressions to list. */
export const ListSuppressions = listQuery('suppressions', {
  filters: {
    address: z.string().max(4096).describe('Only those of exactly this address.'),
    channel: z.enum(CHANNELS).describe('Only those of this channel.'),
    reason: z.enum(SUPPRESSION_REASONS).describe('Only those of this reason.'),
    topic_id: z.string().max(64).describe('Only those of this topic.'),
    ...createdWithin,
  },
});
export type ListSuppressions = z.output<typeof ListSuppressions.schema>;

/** Hashes are nobody's business. */
const shown = (address: string) => (address.startsWith('hash:') ? null : address);

export function toSuppression(row: SuppressionEntity): Suppression {
  return {
    id: row.id,
    channel: row.channel,
    address: shown(row.address),
    reason: row.reason,
    topic_id: row.topicId || null,
    sender: row.sender || null,
    added_by: row.addedBy,
    note: row.note,
    message_id: row.messageId,
    created_at: row.createdAt.toISOString(),
  };
}
