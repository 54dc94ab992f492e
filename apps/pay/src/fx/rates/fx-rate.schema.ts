import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CurrencyCode } from '../../money/money.schema.js';
import type { FxRateEntity } from './fx-rate.entity.js';

const DECIMAL = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,12})?$/;

/** A price as text: JSON numbers lose digits. */
const Rate = z
  .string()
  .regex(DECIMAL, 'Must be a decimal in quotes, such as "1.0842", with at most 12 places.')
  .refine((text) => /[1-9]/.test(text), { error: 'Must be more than zero.' })
  .describe('Units of `quote` for one unit of `base`, such as `"1.0842"`.');

const most = 5000;

/** A price that the project exchanges at. */
export const SetFxRate = z
  .strictObject({
    base: CurrencyCode,
    quote: CurrencyCode,
    rate: Rate.nullable().describe(
      'Units of `quote` for one unit of `base`, such as `"1.0842"`; null for published rates again.',
    ),
    spread_bps: z
      .int()
      .min(0)
      .max(most)
      .default(0)
      .describe('Kept of the price in either direction, in hundredths of a per cent.'),
    valid_from: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('When it begins to count; at once when not given, and never in the past.'),
  })
  .refine(({ base, quote }) => base !== quote, {
    path: ['quote'],
    error: 'Must be another currency than `base`.',
  })
  .meta({ id: 'SetFxRate' });
export type SetFxRate = z.output<typeof SetFxRate>;

export const FxRate = z
  .object({
    id: z.string().describe('`fxr_…`'),
    base: z.string().describe('Currency that is priced.'),
    quote: z.string().describe('Currency that it is priced in.'),
    rate: z
      .string()
      .nullable()
      .describe('Units of `quote` for one unit of `base`; null where published rates count again.'),
    spread_bps: z.int().describe('Kept in either direction, in hundredths of a per cent.'),
    valid_from: z.iso.datetime().describe('When it begins to count.'),
    created_at: z.iso.datetime().describe('When it was set.'),
  })
  .meta({ id: 'FxRate' });
export type FxRate = z.output<typeof FxRate>;

export const FxRateResponse = envelopeOf(FxRate);
export const FxRateListResponse = pageOf(FxRate);

/** Which rates to list: all that were ever set. */
export const ListFxRates = listQuery('fx rates', {
  filters: {
    base: CurrencyCode.describe('Only rates of this currency.'),
    quote: CurrencyCode.describe('Only rates in this currency.'),
  },
  sort: ['created_at', 'valid_from'],
});
export type ListFxRates = z.output<typeof ListFxRates.schema>;

/** A rate as callers see it. */
export function toFxRate(rate: FxRateEntity): FxRate {
  return {
    id: rate.id,
    base: rate.base,
    quote: rate.quote,
    rate: rate.rate,
    spread_bps: rate.spreadBps,
    valid_from: rate.validFrom.toISOString(),
    created_at: rate.createdAt.toISOString(),
  };
}
