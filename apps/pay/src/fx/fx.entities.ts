import { FxQuoteEntity } from './quotes/fx-quote.entity.js';
import { FxRateEntity } from './rates/fx-rate.entity.js';
import { FxTradeEntity } from './trades/fx-trade.entity.js';

/** The tables of the exchange that are read as entities. */
export const FX_ENTITIES = [FxRateEntity, FxQuoteEntity, FxTradeEntity];
