import { z } from 'zod';
import { defineSection } from '../settings/section.js';

/** How a project verifies identities when a session does not say otherwise. */
export const KycSettings = defineSection('Kyc', {
  description: 'How identities are verified.',
  fields: {
    retention_days: z
      .int()
      .min(1)
      .max(3650)
      .describe('Days after which pictures and personal fields are deleted.'),
    reviewers: z
      .union([z.literal(1), z.literal(2)])
      .describe('How many people have to agree on a decision; nobody counts twice.'),
  },
  defaults: { retention_days: 30, reviewers: 1 },
});
