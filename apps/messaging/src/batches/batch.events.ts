import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Batch = z.object({
  id: z.string().describe('`bat_…`'),
  total: z.int().describe('How many messages it was given with.'),
  accepted: z.int().describe('How many of them were accepted.'),
});

/** What happens to batches. Their messages have events of their own. */
export const BatchEvents = defineEvents('batch', {
  created: { schema: Batch, description: 'A batch of messages was accepted.' },
  canceled: {
    schema: Batch.extend({ canceled: z.int().describe('How many messages were called off.') }),
    description: 'What was left of a batch was called off; its messages send no event.',
  },
});
