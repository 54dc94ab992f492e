import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { FxTrade, toFxTrade } from './fx-trade.schema.js';
import type { FxTradeEntity } from './fx-trade.entity.js';

const Trade = FxTrade.omit({ created_at: true, updated_at: true }).extend({
  id: z.string().describe('`fxt_…`'),
});

/** How trades end. */
export const FxTradeEvents = defineEvents('fx_trade', {
  executed: { schema: Trade, description: 'Money was exchanged between two wallets.' },
  failed: { schema: Trade, description: 'An exchange was refused; no money was moved.' },
});

/** What events and the audit log show of a trade. */
export function fxTradeState(trade: FxTradeEntity) {
  const { created_at: _created, updated_at: _updated, ...state } = toFxTrade(trade);
  return state;
}
