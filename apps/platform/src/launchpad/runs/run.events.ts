import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { RUN_STATUSES } from './run.entity.js';

const Run = z.object({
  id: z.string().describe('`run_…`'),
  app_id: z.string().describe('The app.'),
  cron: z.string().nullable().describe('The cron entry that it is of.'),
});

/** What happens to commands that run beside apps. */
export const RunEvents = defineEvents('app_run', {
  started: { schema: Run, description: 'A command was started beside an app.' },
  ended: {
    schema: Run.extend({
      status: z.enum(RUN_STATUSES).describe('How it ended; `missed` and `skipped` never began.'),
      exit_code: z.int().nullable().describe('Its exit code; null when a signal ended it.'),
      out_of_memory: z.boolean().describe('Whether it used up its memory.'),
    }),
    description: 'A command beside an app ended, or its time passed without it.',
  },
});
