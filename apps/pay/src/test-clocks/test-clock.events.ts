import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const at = z.iso.datetime();
const Clock = z.object({
  id: z.string().describe('`tck_…`'),
  now_at: at.describe('What time it is for the project in test mode.'),
});

/** What happens to test clocks. */
export const TestClockEvents = defineEvents('test_clock', {
  created: { schema: Clock, description: 'A project tells its own time in test mode.' },
  advanced: {
    schema: Clock.extend({ from_at: at.describe('What time it was before.') }),
    description: 'A test clock is where it was moved to, and all that came due is done.',
  },
  removed: { schema: Clock, description: 'Real time counts again for the project in test mode.' },
});
