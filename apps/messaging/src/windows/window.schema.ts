import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { laterBy } from '../messages/later-by.js';
import { WINDOW_MS } from './windows.js';

/** Until when a person on WhatsApp may be written to without a template. */
export const MessageWindow = z
  .object({
    project_id: z.string().describe('Project that was written to.'),
    mode: z.enum(['live', 'test']).describe('Mode of the provider that took the message in.'),
    sender: z.string().describe('Number of the project.'),
    recipient: z.string().describe('Number of the person.'),
    inbound_id: z.string().describe('`inb_…`: the last message of the person.'),
    opened_at: z.iso.datetime().describe('When the last message of the person came.'),
    closes_at: z.iso.datetime().describe('When it closes or closed: 24 hours later.'),
    is_open: z.boolean().describe('Whether any answer goes now; otherwise only templates.'),
  })
  .meta({ id: 'MessageWindow' });
export type MessageWindow = z.output<typeof MessageWindow>;

export const MessageWindowListResponse = pageOf(MessageWindow);

/** Which windows to list. */
export const ListMessageWindows = listQuery('message windows', {
  filters: {
    recipient: z.string().max(320).describe('Only the windows of exactly this person.'),
    sender: z.string().max(320).describe('Only the windows of exactly this number of yours.'),
    is_open: z.enum(['true', 'false']).describe('Only those that are open now, or are closed.'),
  },
  sort: ['opened_at'],
});
export type ListMessageWindows = z.output<typeof ListMessageWindows.schema>;

/** A window as it is read. */
export interface WindowRow {
  /** The message that opened it names it, as no other window has the same. */
  readonly id: string;
  readonly sender: string;
  readonly recipient: string;
  readonly openedAt: Date;
}

/** A window as callers see it at a time. */
export function toMessageWindow(tenant: Tenant, row: WindowRow, now: Date): MessageWindow {
  const { id, sender, recipient, openedAt } = row;
  const closesAt = laterBy(openedAt, WINDOW_MS);
  return {
    ...ownerOf(tenant),
    sender,
    recipient,
    inbound_id: id,
    opened_at: openedAt.toISOString(),
    closes_at: closesAt.toISOString(),
    is_open: closesAt > now,
  };
}
