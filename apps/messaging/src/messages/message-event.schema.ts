import { pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { MessageEventEntity } from './message-event.entity.js';
import { MESSAGE_STATUSES } from './message-status.js';

export const MessageEvent = z
  .object({
    id: z.string().describe('`mev_…`'),
    status: z.enum(MESSAGE_STATUSES).describe('What was reported.'),
    provider: z.string().describe('Who reported it: `skydeck` or a driver.'),
    detail: z.string().nullable().describe('Reason of a failure.'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'MessageEvent' });
export type MessageEvent = z.output<typeof MessageEvent>;

export const MessageEventListResponse = pageOf(MessageEvent);

export function toMessageEvent(event: MessageEventEntity): MessageEvent {
  const { id, status, provider, detail, at } = event;
  return { id, status, provider, detail, at: at.toISOString() };
}
