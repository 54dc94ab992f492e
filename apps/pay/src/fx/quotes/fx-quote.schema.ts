import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Amount, AmountText, CurrencyCode } from '../../money/money.schema.js';
import { RATE_SOURCES } from '../sources/rate-sources.js';
import { FIXED_SIDES, type FxQuoteEntity } from './fx-quote.entity.js';

/** What somebody wants to exchange: so much of one currency, or for so much of the other. */
export const CreateFxQuote = z
  .strictObject({
    sell_currency: CurrencyCode.describe('Currency that is given.'),
    buy_currency: CurrencyCode.describe('Currency that is got for it.'),
    sell_amount: Amount.optional().describe('Minor units to give, such as `"1250"`.'),
    buy_amount: Amount.optional().describe('Minor units to get; instead of `sell_amount`.'),
  })
  .refine(({ sell_currency, buy_currency }) => sell_currency !== buy_currency, {
    path: ['buy_currency'],
    error: 'Must be another currency than `sell_currency`.',
  })
  .refine((body) => (body.sell_amount === undefined) !== (body.buy_amount === undefined), {
    path: ['sell_amount'],
    error: 'Give either `sell_amount` or `buy_amount`.',
  })
  .meta({ id: 'CreateFxQuote' });
export type CreateFxQuote = z.output<typeof CreateFxQuote>;

export const FxQuote = z
  .object({
    id: z.string().describe('`fxq_…`'),
    status: z.enum(['open', 'used', 'expired']).describe('Only an `open` one can be traded.'),
    sell_currency: z.string().describe('Currency that is given.'),
    sell_amount: AmountText,
    buy_currency: z.string().describe('Currency that is got for it.'),
    buy_amount: AmountText,
    fixed: z.enum(FIXED_SIDES).describe('Which of the two amounts was asked for.'),
    rate: z.string().describe('Units that are got for one unit, after the spread, as a decimal.'),
    mid_rate: z.string().describe('The same before the spread.'),
    spread_bps: z.int().describe('Kept of the price, in hundredths of a per cent.'),
    source: z.enum(RATE_SOURCES).describe('`table` of the project, or published by the `ecb`.'),
    rate_date: z.iso.date().describe('Day that the price is of.'),
    trade: z.string().nullable().describe('`fxt_…` of the trade that used it; null for none.'),
    expires_at: z.iso.datetime().describe('Until when it can be traded.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'FxQuote' });
export type FxQuote = z.output<typeof FxQuote>;

export const FxQuoteResponse = envelopeOf(FxQuote);

/** A quote as callers see it. */
export function toFxQuote(quote: FxQuoteEntity, now: Date): FxQuote {
  const unused = quote.expiresAt > now ? 'open' : 'expired';
  return {
    id: quote.id,
    status: quote.tradeId === null ? unused : 'used',
    sell_currency: quote.sellCurrency,
    sell_amount: quote.sellAmount,
    buy_currency: quote.buyCurrency,
    buy_amount: quote.buyAmount,
    fixed: quote.fixed,
    rate: quote.rate,
    mid_rate: quote.midRate,
    spread_bps: quote.spreadBps,
    source: quote.source,
    rate_date: quote.rateDate,
    trade: quote.tradeId,
    expires_at: quote.expiresAt.toISOString(),
    created_at: quote.createdAt.toISOString(),
  };
}
