import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Cron = z.object({
  id: z.string().describe('`cron_…`'),
  app_id: z.string().describe('The app.'),
  name: z.string().describe('Name of the entry.'),
  schedule: z.string().describe('When it runs.'),
  time_zone: z.string().describe('Where the schedule counts.'),
  enabled: z.boolean().describe('Whether it runs.'),
});

/** What happens to cron entries of apps. */
export const CronEvents = defineEvents('app_cron', {
  created: { schema: Cron, description: 'Somebody made a cron entry.' },
  updated: { schema: Cron, description: 'Somebody changed a cron entry.' },
  deleted: { schema: Cron, description: 'Somebody deleted a cron entry.' },
});
