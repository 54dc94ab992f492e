import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to the settings of consent. */
export const ConsentEvents = defineEvents('consent_settings', {
  updated: {
    schema: z.object({ changed: z.int().describe('How many settings were given.') }),
    description: 'Quiet hours or answers to words were changed.',
  },
});
