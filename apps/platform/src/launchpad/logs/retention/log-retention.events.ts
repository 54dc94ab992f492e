import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to how logs are kept. */
export const LogRetentionEvents = defineEvents('app_logs', {
  retention_updated: {
    schema: z.object({
      app_id: z.string().describe('The app.'),
      keep_days: z.int().describe('Days after which a line is removed.'),
      keep_mb: z.int().describe('Size at which the oldest lines are removed.'),
    }),
    description: 'How much of what an app writes is kept was changed.',
  },
});
