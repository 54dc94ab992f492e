import { ownerOf } from '@skydeck/auth-guard';
import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CHANNELS } from '../messages/message-channel.js';
import { INBOUND_KINDS, type InboundMessageEntity } from './inbound-message.entity.js';

const Attachment = z.object({
  content_type: z.string().describe('Media type, as the provider says.'),
  filename: z.string().nullable().describe('Name of the file, where it has one.'),
});

export const InboundMessage = z
  .object({
    id: z.string().describe('`inb_…`'),
    project_id: z.string().describe('Project that it came to.'),
    mode: z.enum(['live', 'test']).describe('Mode of the provider that took it in.'),
    channel: z.enum(CHANNELS).describe('How it came.'),
    provider_id: z.string().describe('`mpr_…`: who took it in.'),
    provider_message_id: z.string().describe('The provider’s name of it.'),
    from: z.string().describe('Number or address that it came from.'),
    from_name: z.string().nullable().describe('Name that the sender goes by.'),
    to: z.string().describe('Number or address of the project.'),
    kind: z.enum(INBOUND_KINDS).describe('What it is.'),
    text: z.string().nullable().describe('What it says; of files their caption.'),
    payload: z.string().nullable().describe('What a button or a choice stands for.'),
    attachments: z.array(Attachment).describe('Files that came with it.'),
    in_reply_to: z.string().nullable().describe('`msg_…`: message of the project that it answers.'),
    received_at: z.iso.datetime().describe('When the provider had it.'),
    created_at: z.iso.datetime().describe('When it came in here.'),
  })
  .meta({ id: 'InboundMessage' });
export type InboundMessage = z.output<typeof InboundMessage>;

export const InboundMessageDetails = InboundMessage.extend({
  raw: z
    .string()
    .nullable()
    .describe('What the provider sent; null when it had more than 16,384 characters.'),
}).meta({ id: 'InboundMessageDetails' });

export const InboundMessageResponse = envelopeOf(InboundMessageDetails);
export const InboundMessageListResponse = pageOf(InboundMessage);

/** Which inbound messages to list. */
export const ListInboundMessages = listQuery('inbound messages', {
  filters: {
    channel: z.enum(CHANNELS).describe('Only messages of this channel.'),
    from: z.string().max(320).describe('Only messages from exactly this number or address.'),
    to: z.string().max(320).describe('Only messages to exactly this number or address.'),
    since: z.iso.datetime({ offset: true }).describe('Only what came in from this time on.'),
  },
});
export type ListInboundMessages = z.output<typeof ListInboundMessages.schema>;

export function toInboundMessage(message: InboundMessageEntity): InboundMessage {
  return {
    id: message.id,
    ...ownerOf(message.tenant),
    channel: message.channel,
    provider_id: message.providerId,
    provider_message_id: message.providerMessageId,
    from: message.sender,
    from_name: message.senderName,
    to: message.recipient,
    kind: message.kind,
    text: message.text,
    payload: message.payload,
    attachments: message.attachments.map(({ contentType, filename }) => ({
      content_type: contentType,
      filename,
    })),
    in_reply_to: message.replyTo,
    received_at: message.receivedAt.toISOString(),
    created_at: message.createdAt.toISOString(),
  };
}
