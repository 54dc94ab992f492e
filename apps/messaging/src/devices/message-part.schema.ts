import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { type MessagePartEntity, PART_STATUSES } from './message-part.entity.js';

/** Which parts of a message to list. */
export const ListMessageParts = listQuery('message parts', {
  filters: { status: z.enum(PART_STATUSES).describe('Only parts in this status.') },
});
export type ListMessageParts = z.output<typeof ListMessageParts.schema>;

const MessagePart = z
  .object({
    id: z.string().describe('`mpt_…`'),
    device_id: z.string().describe('`dev_…`'),
    status: z
      .enum(PART_STATUSES)
      .describe('`unknown` when nobody can say whether the device has it.'),
    failure: z.string().nullable().describe('Code of the reason of a failure.'),
    provider_id: z.string().nullable().describe('Provider that took it.'),
    created_at: z.iso.datetime().describe('When it was first tried.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'MessagePart' });

export const MessagePartListResponse = pageOf(MessagePart);

export function toMessagePart(part: MessagePartEntity): z.output<typeof MessagePart> {
  return {
    id: part.id,
    device_id: part.deviceId,
    status: part.status,
    failure: part.failure,
    provider_id: part.providerId,
    created_at: part.createdAt.toISOString(),
    updated_at: part.updatedAt.toISOString(),
  };
}
