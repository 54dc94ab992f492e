import { z } from 'zod';

/** What can be set of exports. */
export const exportConfig = {
  VAULT_EXPORT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(7)
    .describe('Days after which an archive of a space deletes itself, 1 to 90.'),
};

/** How long archives are kept. */
export class ExportSettings {
  constructor(readonly days: number) {}
}
