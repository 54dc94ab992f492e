import { z } from 'zod';

/** What can be set of the activity of spaces. */
export const activityConfig = {
  VAULT_ACTIVITY_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(365)
    .describe('Days that is told who did what in a space, 1 to 3,650.'),
};

/** How long it is told who did what. */
export class ActivitySettings {
  constructor(readonly days: number) {}
}
