import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { SuppressionEntity } from '../consent/suppressions/suppression.entity.js';
import { optOutIdOf } from '../consent/suppressions/suppressions.js';

/** Which opt-outs to list. */
export const ListOptOuts = listQuery('mail opt-outs', {
  filters: { recipient: z.string().max(254).describe('Only that of exactly this address.') },
});
export type ListOptOuts = z.output<typeof ListOptOuts.schema>;

export const MailOptOut = z
  .object({
    id: z.string().describe('`oou_…`'),
    recipient: z.string().describe('E-mail address, in lower case.'),
    message_id: z.string().nullable().describe('Message whose link was used.'),
    created_at: z.iso.datetime().describe('When it was decided.'),
  })
  .meta({ id: 'MailOptOut' });
export type MailOptOut = z.output<typeof MailOptOut>;

export const MailOptOutListResponse = pageOf(MailOptOut);

export function toMailOptOut(row: SuppressionEntity): MailOptOut {
  const { id, address, messageId, createdAt } = row;
  const shown = { recipient: address, message_id: messageId };
  return { id: optOutIdOf(id), ...shown, created_at: createdAt.toISOString() };
}
