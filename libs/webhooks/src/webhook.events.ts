import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to webhooks. */
export const WebhookEvents = defineEvents('webhook', {
  disabled: {
    schema: z.object({
      id: z.string().describe('`whk_…`'),
      url: z.string().describe('Where it was sent to.'),
      reason: z
        .enum(['gone', 'failing'])
        .describe('`gone`: it answered 410. `failing`: nothing arrived for five days.'),
    }),
    description: 'A webhook was disabled because its receiver does not take it.',
  },
  test: {
    schema: z.object({ webhook_id: z.string().describe('The webhook that is tested.') }),
    description: 'Somebody asked for a test; sent to one webhook only, and never listed.',
  },
});
