import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to replicas of apps. */
export const ReplicaEvents = defineEvents('app_replica', {
  ended: {
    schema: z.object({
      id: z.string().describe('`rpl_…`'),
      app_id: z.string().describe('The app.'),
      release_id: z.string().describe('The release that it ran.'),
      process: z.string().describe('The process that it was one of.'),
      exit_code: z.int().nullable().describe('Its exit code; null when a signal ended it.'),
      signal: z.string().nullable().describe('The signal that ended it.'),
      out_of_memory: z.boolean().describe('Whether it used up its memory.'),
    }),
    description: 'A replica ended without being asked to; another one is started.',
  },
});
