import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const fields = {
  keep_days: z.int().min(1).max(3650).describe('Days after which a line is removed.'),
  keep_mb: z.int().min(1).max(10_000).describe('Size at which the oldest lines are removed.'),
};

export const UpdateLogRetention = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'UpdateLogRetention', description: 'What to change.' });
export type UpdateLogRetention = z.output<typeof UpdateLogRetention>;

export const LogRetention = z
  .object({
    ...fields,
    used_bytes: z.int().describe('Size of the lines that are kept now.'),
    oldest_at: z.iso.datetime().nullable().describe('When the oldest of them was written.'),
  })
  .meta({ id: 'LogRetention', description: 'How much of what an app writes is kept.' });
export type LogRetention = z.output<typeof LogRetention>;

export const LogRetentionResponse = envelopeOf(LogRetention);
