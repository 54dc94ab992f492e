import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const LogDrain = z.object({
  id: z.string().describe('`ldr_…`'),
  app_id: z.string().describe('The app whose log is sent.'),
  url: z.string().describe('Where it is sent to.'),
  problem: z.string().nullable().describe('Why it could not be sent.'),
});

/** What happens to log drains. */
export const LogDrainEvents = defineEvents('log_drain', {
  created: { schema: LogDrain, description: 'A log drain was made; new lines are sent to it.' },
  enabled: { schema: LogDrain, description: 'A log drain that was given up is sent to again.' },
  deleted: { schema: LogDrain, description: 'A log drain was deleted.' },
  disabled: {
    schema: LogDrain,
    description: 'Nothing could be sent to a log drain for days, so it is not tried any more.',
  },
});
