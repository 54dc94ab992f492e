import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to the settings of the product Authentication. */
export const AuthSettingsEvents = defineEvents('auth_settings', {
  updated: {
    schema: z.object({
      sections: z.array(z.string()).describe('The sections that were changed, such as `otp`.'),
    }),
    description: 'The settings of Authentication were changed.',
  },
});
