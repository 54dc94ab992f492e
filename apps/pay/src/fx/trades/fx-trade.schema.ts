import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText } from '../../money/money.schema.js';
import { FX_TRADE_STATUSES, type FxTradeEntity } from './fx-trade.entity.js';

const id = z.string().max(64);

/** An exchange by a quote. */
export const CreateFxTrade = z
  .strictObject({
    quote: id.describe('`fxq_…` of an open quote.'),
    from_wallet: id.describe('`wal_…` that gives, in the currency that is sold.'),
    to_wallet: id.describe('`wal_…` that gets, in the currency that is bought.'),
  })
  .meta({ id: 'CreateFxTrade' });
export type CreateFxTrade = z.output<typeof CreateFxTrade>;

export const FxTrade = z
  .object({
    id: z.string().describe('`fxt_…`'),
    status: z.enum(FX_TRADE_STATUSES).describe('A `pending` one is finished within seconds.'),
    code: z.string().nullable().describe('Why it failed, such as `insufficient_funds`.'),
    quote: z.string().describe('`fxq_…` of the quote that it used.'),
    from_wallet: z.string().describe('`wal_…` that gave.'),
    to_wallet: z.string().describe('`wal_…` that got.'),
    sell_currency: z.string().describe('Currency that was given.'),
    sell_amount: AmountText,
    buy_currency: z.string().describe('Currency that was got for it.'),
    buy_amount: AmountText,
    rate: z.string().describe('Units that were got for one unit, as a decimal.'),
    posting: z.string().nullable().describe('`pst_…` of the ledger; null unless executed.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    updated_at: z.iso.datetime().describe('When it came to an end.'),
  })
  .meta({ id: 'FxTrade' });
export type FxTrade = z.output<typeof FxTrade>;

export const FxTradeResponse = envelopeOf(FxTrade);
export const FxTradeListResponse = pageOf(FxTrade);

/** Which trades to list. */
export const ListFxTrades = listQuery('fx trades', {
  filters: {
    status: z.enum(FX_TRADE_STATUSES).describe('Only trades in this status.'),
    quote: id.describe('Only the trade of this quote.'),
    from_wallet: id.describe('Only trades that this wallet gave for.'),
    to_wallet: id.describe('Only trades that this wallet got from.'),
    ...createdWithin,
  },
});
export type ListFxTrades = z.output<typeof ListFxTrades.schema>;

/** A trade as callers see it. */
export function toFxTrade(trade: FxTradeEntity): FxTrade {
  return {
    id: trade.id,
    status: trade.status,
    code: trade.code,
    quote: trade.quoteId,
    from_wallet: trade.fromWallet,
    to_wallet: trade.toWallet,
    sell_currency: trade.sellCurrency,
    sell_amount: trade.sellAmount,
    buy_currency: trade.buyCurrency,
    buy_amount: trade.buyAmount,
    rate: trade.rate,
    posting: trade.postingId,
    created_at: trade.createdAt.toISOString(),
    updated_at: trade.updatedAt.toISOString(),
  };
}
