import { METER_NAMES } from '@skydeck/usage';
import { z } from 'zod';

const Price = z
  .string({ error: 'Must be a decimal number in quotes, such as "0.0079".' })
  .regex(/^\d{1,9}(\.\d{1,9})?$/, 'Must be a decimal number in quotes, such as "0.0079".')
  .describe('Price in the currency, exact.');
const quantity = z.int().min(0);

const Tier = z.strictObject({
  up_to: quantity.min(1).optional().describe('Last unit of the tier; the last tier has none.'),
  unit_price: Price,
});

/** What one meter costs. */
const MeterPrice = z
  .strictObject({
    included: quantity.default(0).describe('Units that are free each month.'),
    per: quantity.min(1).default(1).describe('How many units a price is for.'),
    unit_price: Price.optional().describe('One price for everything beyond what is included.'),
    tiers: z.array(Tier).min(1).max(20).optional().describe('Graduated prices, lowest tier first.'),
  })
  .superRefine(({ unit_price, tiers = [] }, context) => {
    if ((unit_price === undefined) === (tiers.length === 0)) {
      context.addIssue({ code: 'custom', message: 'Needs either `unit_price` or `tiers`.' });
    }
    for (const [index, { up_to }] of tiers.entries()) {
      const isLast = index === tiers.length - 1;
      const before = tiers[index - 1]?.up_to ?? 0;
      if (isLast ? up_to === undefined : up_to !== undefined && up_to > before) continue;
      const message = isLast
        ? 'The last tier has no `up_to`.'
        : 'Every tier but the last ends with an `up_to` above the one before.';
      context.addIssue({ code: 'custom', path: ['tiers', index], message });
    }
  });
export type MeterPrice = z.output<typeof MeterPrice>;

const Version = z.strictObject({
  valid_from: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-01$/, 'Must be the first day of a month, such as 2026-01-01.')
    .describe('First day on which it holds (UTC).'),
  prices: z.partialRecord(z.enum(METER_NAMES), MeterPrice).describe('By meter; others are free.'),
});

/** Everything that costs something, and since when. */
export const PriceList = z
  .strictObject({
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        error: 'Must be a currency of ISO 4217, such as USD.',
      })
      .describe('Currency of every price.'),
    versions: z.array(Version).min(1).describe('Oldest first.'),
  })
  .superRefine(({ versions }, context) => {
    for (const [index, { valid_from }] of versions.entries()) {
      const before = versions[index - 1]?.valid_from ?? '';
      if (valid_from > before) continue;
      const message = 'Must be later than the version before.';
      context.addIssue({ code: 'custom', path: ['versions', index, 'valid_from'], message });
    }
  });
export type PriceList = z.output<typeof PriceList>;
export type PriceVersion = z.output<typeof Version>;

/** The prices of a month such as `2026-11`; undefined before the first version. */
export function versionOf({ versions }: PriceList, month: string): PriceVersion | undefined {
  return versions.findLast(({ valid_from }) => valid_from <= `${month}-01`);
}
