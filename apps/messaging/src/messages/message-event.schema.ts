import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { MessageEventEntity } from './message-event.entity.js';
import { MESSAGE_STATUSES } from './message-status.js';

export const MessageEvent = z
  .object({
    id: z.string().describe('`mev_…`'),
    status: z.enum(MESSAGE_STATUSES).describe('What was reported.'),
    provider: z.string().describe('Who reported it: `skydeck` or a driver.'),
    detail: z
      .string()
      .nullable()
      .describe(
        'Reason of a failure; of WhatsApp also how it was sent: `window_open` or `template`.',
      ),
    at: z.iso.datetime(),
  })
  .meta({ id: 'MessageEvent' });
export type MessageEvent = z.output<typeof MessageEvent>;

export const MessageEventListResponse = pageOf(MessageEvent);

/** Which reports about a message to list, oldest first when not asked otherwise. */
export const ListMessageEvents = listQuery('message events', {
  filters: { status: z.enum(MESSAGE_STATUSES).describe('Only reports of this status.') },
  sort: ['at'],
  usual: 'at',
});
export type ListMessageEvents = z.output<typeof ListMessageEvents.schema>;

export function toMessageEvent(event: MessageEventEntity): MessageEvent {
  const { id, status, provider, detail, at } = event;
  return { id, status, provider, detail, at: at.toISOString() };
}
