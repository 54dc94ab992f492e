import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const QuotaUse = z
  .object({
    name: z.string().describe('What is counted, such as `keys` or `messages_per_day`.'),
    limit: z.int().nullable().describe('Most that the project may have; null for any number.'),
    used: z.int().describe('How much of it is used now; daily quotas start again at 00:00 UTC.'),
  })
  .meta({ id: 'QuotaUse' });
export type QuotaUse = z.output<typeof QuotaUse>;

export const QuotaListResponse = envelopeOf(z.object({ items: z.array(QuotaUse) }));

/** A setting that holds a quota. */
export const quotaSetting = (fallback: number, text: string) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(fallback)
    .describe(`${text}; 0 for any number.`);
