import { z } from 'zod';
import { defineSection } from '../settings/section.js';

/** Users nobody knows yet. */
export const AnonymousUsersSettings = defineSection('AnonymousUsers', {
  description: 'Users whom nobody knows yet.',
  fields: {
    is_enabled: z.boolean().describe('Whether your servers can begin sessions for nobody.'),
    keep_days: z
      .int()
      .min(1)
      .max(365)
      .describe('Days without a sign of life after which such a user is deleted.'),
  },
  defaults: { is_enabled: true, keep_days: 30 },
});
