import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { ITEM_STATUSES, RESOLUTIONS } from './reconciliation-item.entity.js';

/** What happens when settlements are compared with the books. */
export const ReconciliationEvents = defineEvents('reconciliation', {
  completed: {
    schema: z.object({
      id: z.string().describe('`rec_…`'),
      provider: z.string().describe('`ppr_…`: whose settlement it is.'),
      from: z.string().describe('First day.'),
      to: z.string().describe('Last day.'),
      lines: z.int().describe('How many lines the provider gave.'),
      open: z.int().describe('How many items of these days wait for somebody.'),
    }),
    description: 'What a provider settled was compared with the books.',
  },
  item_resolved: {
    schema: z.object({
      id: z.string().describe('`rci_…`'),
      status: z.enum(ITEM_STATUSES).describe('How line and books agreed.'),
      resolution: z.enum(RESOLUTIONS).describe('What was done about it.'),
    }),
    description: 'Somebody settled a difference between a provider and the books.',
  },
});
