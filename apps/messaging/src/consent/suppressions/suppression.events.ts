import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { SUPPRESSION_REASONS } from './suppression-reason.js';
import type { SuppressionEntity } from './suppression.entity.js';

const Suppression = z.object({
  id: z.string().describe('`sup_…`'),
  channel: z.string().describe('How the address is reached.'),
  reason: z.enum(SUPPRESSION_REASONS).describe('Why nothing is sent to it.'),
  topic_id: z.string().nullable().describe('`top_…`; null for everything.'),
  message_id: z.string().nullable().describe('Message that it came of.'),
});

/** Who must not be written to. Never holds an address. */
export const SuppressionEvents = defineEvents('suppression', {
  created: { schema: Suppression, description: 'An address is not written to any more.' },
  deleted: { schema: Suppression, description: 'An address may be written to again.' },
  imported: {
    schema: z.object({
      added: z.int().describe('How many addresses were new.'),
      known: z.int().describe('How many were on the list already.'),
    }),
    description: 'A list of addresses was imported; each sends no event of its own.',
  },
});

/** What events and the audit log show of a suppression. */
export const suppressionState = (row: SuppressionEntity) => ({
  id: row.id,
  channel: row.channel,
  reason: row.reason,
  topic_id: row.topicId || null,
  message_id: row.messageId,
});
