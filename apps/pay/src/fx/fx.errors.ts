import { defineErrors } from '@skydeck/errors';

/** Why money is not exchanged. */
export const FxErrors = defineErrors('', {
  no_rate: {
    status: 422,
    message: 'There is no rate between these currencies.',
    fix: 'Set one with `PUT /fx/rates`, or choose currencies that the European Central Bank publishes.',
  },
  rates_stale: {
    status: 503,
    message: 'The newest rates are too old to sell at.',
    fix: 'Try again later, or set a rate of your own with `PUT /fx/rates`.',
  },
  rates_unavailable: {
    status: 503,
    message: 'Rates could not be fetched yet.',
    fix: 'Try again after the seconds of `Retry-After`, or set a rate of your own.',
  },
  amount_not_exchangeable: {
    status: 422,
    message: 'At this rate one of the amounts is less than one minor unit, or too large to book.',
    fix: 'Exchange more, or exchange it in parts.',
  },
  quote_not_found: {
    status: 404,
    message: 'This project has no such quote.',
    fix: 'Ask for a new quote; test mode and live mode have their own.',
  },
  quote_expired: {
    status: 409,
    message: 'The time of the quote is over.',
    fix: 'Ask for a new quote; each is good for 60 seconds.',
  },
  quote_used: {
    status: 409,
    message: 'The quote was used by another trade.',
    fix: 'Ask for a new quote: each is good for one trade, also for one that failed.',
  },
  trade_not_found: {
    status: 404,
    message: 'This project has no such trade.',
    fix: 'List the trades; test mode and live mode have their own.',
  },
});
