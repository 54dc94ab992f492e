import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const RATES = '/api/v1/fx/rates';
const MOST_BPS = 5000;

const QUOTE_COLUMNS = [
  'id',
  { path: 'sell_amount', title: 'sell' },
  { path: 'sell_currency', title: 'currency' },
  { path: 'buy_amount', title: 'buy' },
  { path: 'buy_currency', title: 'currency' },
  'rate',
  'source',
  'expires_at',
] as const;

const RATE_COLUMNS = ['id', 'base', 'quote', 'rate', 'spread_bps', 'valid_from'] as const;

/** `skydeck fx quote` */
export async function quote(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [sell, buy] = [input.text('sellAmount'), input.text('buyAmount')];
  // The service says what is wrong with amounts.
  const body = {
    sell_currency: input.argument('sell'),
    buy_currency: input.argument('buy'),
    ...(sell !== undefined && { sell_amount: sell }),
    ...(buy !== undefined && { buy_amount: buy }),
  };
  const item = await dataOf(pay.POST('/api/v1/fx/quotes', { body, headers }));
  return { kind: 'item', item, columns: QUOTE_COLUMNS };
}

/** `skydeck fx rates` */
export async function rates(context: CommandContext): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const items = await everyItem((query) => pay.GET(RATES, { params: { query }, headers }));
  const empty = 'No prices of its own: quotes are made at published rates.';
  return { kind: 'list', items, columns: RATE_COLUMNS, empty };
}

/** `skydeck fx set-rate` */
export async function setRate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const from = input.text('from');
  const body = {
    base: input.argument('base'),
    quote: input.argument('quote'),
    rate: input.argument('rate') === 'none' ? null : input.argument('rate'),
    spread_bps: input.count('spread', { min: 0, max: MOST_BPS }) ?? 0,
    ...(from !== undefined && { valid_from: from }),
  };
  const item = await dataOf(pay.PUT(RATES, { body, headers }));
  return { kind: 'item', item, columns: RATE_COLUMNS };
}
