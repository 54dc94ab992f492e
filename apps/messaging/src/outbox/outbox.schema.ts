import { CommonErrors } from '@skydeck/errors';
import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { CHANNELS } from '../messages/message-channel.js';
import { type Message, toMessage } from '../messages/message.schema.js';
import type { OutboxEntryEntity } from './outbox-entry.entity.js';

/** Which messages of the outbox to list. */
export const ListOutbox = listQuery('outbox', {
  filters: {
    channel: z.enum(CHANNELS).describe('Only messages of this channel.'),
    to: z.string().max(512).describe('Only messages to exactly this recipient.'),
    ...createdWithin,
  },
});
export type ListOutbox = z.output<typeof ListOutbox.schema>;

const ResumePoint = z.string().regex(/^\d{1,15}$/, 'Must be the id of an event of this stream.');

/** Where to take up a stream again; the header `Last-Event-ID` wins over it. */
export const FollowOutbox = z.strictObject({
  after: ResumePoint.optional().describe('Id of the last event seen; 0 for all there are.'),
});
export type FollowOutbox = z.output<typeof FollowOutbox>;

/** The number to resume after; null when neither the header nor the query names one. */
export function resumePointOf(lastEventId: string | undefined, after?: string): number | null {
  if (lastEventId === undefined) return after === undefined ? null : Number(after);
  if (ResumePoint.safeParse(lastEventId).success) return Number(lastEventId);
  throw CommonErrors.validation_failed({
    issues: [
      {
        location: 'header.last-event-id',
        code: 'invalid_format',
        message: 'Must be the id of an event of this stream.',
      },
    ],
  });
}

/**
 * The message of an entry. What stands in the outbox has arrived, also in the moment before the
 * worker could write so into the row.
 */
export function toOutboxMessage({ message, at }: OutboxEntryEntity): Message {
  if (!message) throw new Error('The entry was read without its message.');
  const arrived = at.toISOString();
  const shown = toMessage(message);
  return {
    ...shown,
    status: 'delivered',
    failure: null,
    sent_at: shown.sent_at ?? arrived,
    delivered_at: shown.delivered_at ?? arrived,
  };
}
