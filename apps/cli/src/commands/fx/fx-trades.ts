import { dataOf, newIdempotencyKey } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { FX_TRADE_STATUSES } from './fx.commands.js';

const TRADES = '/api/v1/fx/trades';
const MOST = 10_000;

const COLUMNS = [
  'id',
  'status',
  'code',
  { path: 'sell_amount', title: 'sell' },
  { path: 'sell_currency', title: 'currency' },
  { path: 'buy_amount', title: 'buy' },
  { path: 'buy_currency', title: 'currency' },
  'rate',
  'created_at',
] as const;

/** `skydeck fx trade` */
export async function trade(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [from, to] = [input.text('from'), input.text('to')];
  if (from === undefined || to === undefined) throw usageError('Give --from and --to.');
  const body = { quote: input.argument('quote'), from_wallet: from, to_wallet: to };
  const header = { 'Idempotency-Key': context.globals.idempotencyKey ?? newIdempotencyKey() };
  const item = await dataOf(pay.POST(TRADES, { params: { header }, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck fx trades` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const most = input.count('tail', { min: 1, max: MOST });
  const filter =
    input.text('status') === undefined ? {} : { status: input.choice('status', FX_TRADE_STATUSES) };
  const items = await everyItem(
    (page) => pay.GET(TRADES, { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No trades.' };
}
