import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to the processes of apps. */
export const ProcessEvents = defineEvents('app_process', {
  scaled: {
    schema: z.object({
      app_id: z.string().describe('The app.'),
      processes: z
        .record(z.string(), z.int())
        .describe('How many replicas of each process there are to be, of those that were named.'),
    }),
    description: 'Somebody scaled processes of an app; a release of it is on its way.',
  },
});
