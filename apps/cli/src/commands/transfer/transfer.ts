import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { datedOf, describedOf, needed, onceOf } from './money-fields.js';
import { TRANSFER_KINDS, TRANSFER_STATUSES } from './transfer.commands.js';

const TRANSFERS = '/api/v1/transfers';
const TRANSFER = '/api/v1/transfers/{transfer}';
const MOST = 10_000;
const COLUMNS = ['id', 'status', 'from', 'to', 'amount', 'currency', 'created_at'] as const;
const DETAILS = [...COLUMNS, 'reference', 'description', 'metadata', 'effective_at'] as const;

/** `skydeck transfer create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const body = { ...moveOf(input), ...datedOf(input) };
  const params = { header: onceOf(context) };
  const item = await dataOf(pay.POST(TRANSFERS, { params, body, headers }));
  return { kind: 'item', item, columns: DETAILS };
}

/** `skydeck transfer list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const most = input.count('tail', { min: 1, max: MOST });
  const filter = {
    wallet: input.text('wallet'),
    reference: input.text('reference'),
    transfer: input.text('transfer'),
    ...(input.text('status') !== undefined && {
      status: input.choice('status', TRANSFER_STATUSES),
    }),
    ...(input.text('kind') !== undefined && { kind: input.choice('kind', TRANSFER_KINDS) }),
  };
  const items = await everyItem(
    (page) => pay.GET(TRANSFERS, { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: [...COLUMNS, 'code'], empty: 'No transfers.' };
}

/** `skydeck transfer get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { transfer: input.argument('transfer') } };
  const item = await dataOf(pay.GET(TRANSFER, { params, headers }));
  return { kind: 'item', item, columns: [...DETAILS, 'kind', 'code', 'reversed', 'entries'] };
}

/** `skydeck transfer reverse` */
export async function reverse(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { transfer: input.argument('transfer') }, header: onceOf(context) };
  const amount = input.text('amount');
  const body = { ...describedOf(input), ...(amount !== undefined && { amount }) };
  const item = await dataOf(pay.POST(`${TRANSFER}/reverse`, { params, body, headers }));
  const columns = ['id', 'transfer', 'from', 'to', 'amount', 'currency', 'remaining', 'created_at'];
  return { kind: 'item', item, columns };
}

/** `skydeck transfer preview` */
export async function preview(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const item = await dataOf(pay.POST(`${TRANSFERS}/preview`, { body: moveOf(input), headers }));
  return { kind: 'item', item, columns: ['status', 'code', 'message', 'wallets'] };
}

const moveOf = (input: CommandInput) => ({
  from: needed(input, 'from'),
  to: needed(input, 'to'),
  amount: needed(input, 'amount'),
  currency: needed(input, 'currency'),
});
