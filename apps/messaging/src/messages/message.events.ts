import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Message = z.object({
  id: z.string().describe('`msg_…`'),
  channel: z.string().describe('How it was sent.'),
  kind: z.string().describe('What it was for.'),
});

/** What happens to messages. Never holds what a message says or who gets it. */
export const MessageEvents = defineEvents('message', {
  sent: { schema: Message, description: 'A message was handed over to who carries it.' },
  delivered: { schema: Message, description: 'A message reached its recipient.' },
  opened: {
    schema: Message,
    description: 'A mail was opened for the first time, where that is followed.',
  },
  clicked: {
    schema: Message,
    description: 'A link of a mail was followed for the first time, where that is followed.',
  },
  unknown: {
    schema: Message,
    description:
      'Whether a message was sent is not known; it is not tried again. A report of its provider may still tell.',
  },
  complained: {
    schema: Message.extend({ type: z.string().describe('Kind of complaint, such as `abuse`.') }),
    description: 'The recipient of a mail complained of it at the mailbox provider.',
  },
  suppressed: {
    schema: Message.extend({
      reason: z.string().describe('Why, such as `unsubscribe`, `hard_bounce` or `not_opted_in`.'),
    }),
    description: 'A message was not sent, as its recipient must not be written to.',
  },
  canceled: { schema: Message, description: 'A message was called off before it was sent.' },
  failed: {
    schema: Message.extend({
      status: z.enum(['failed', 'undelivered', 'expired']).describe('How it ended.'),
      failure: z.string().nullable().describe('Code of the reason.'),
    }),
    description: 'A message did not reach its recipient, and is not tried again.',
  },
});
