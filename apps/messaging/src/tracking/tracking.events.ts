import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** How projects follow their mail. */
export const TrackingEvents = defineEvents('message_tracking', {
  updated: {
    schema: z.object({
      opens: z.boolean().describe('Whether opens are noted.'),
      clicks: z.boolean().describe('Whether clicks are noted.'),
    }),
    description: 'A project changed what it follows of its mail.',
  },
});
