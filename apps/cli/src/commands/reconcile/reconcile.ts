import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ITEM_ACTIONS, ITEM_STATUSES } from './reconcile.commands.js';

const ITEMS = '/api/v1/reconciliation-items';
const COLUMNS = [
  'id',
  'day',
  'status',
  'kind',
  'amount',
  { path: 'booked_amount', title: 'booked' },
  'fee',
  'currency',
  'order',
  'line',
  'resolution',
] as const;

/** `skydeck reconcile import` */
export async function importDays(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const from = input.argument('from');
  const file = input.text('file');
  const body = {
    provider: input.argument('provider'),
    from,
    to: input.text('to') ?? from,
    ...(file !== undefined && { csv: await readFile(path.resolve(context.folder, file), 'utf8') }),
  };
  const item = await dataOf(pay.POST('/api/v1/reconciliations', { body, headers }));
  const columns = ['id', 'provider', 'source', 'from', 'to', 'lines', 'totals'];
  return { kind: 'item', item, columns };
}

/** `skydeck reconcile list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const filter = {
    provider: input.text('provider'),
    from: input.text('from'),
    to: input.text('to'),
    ...(input.flag('open') && { is_open: 'true' as const }),
    ...(input.text('status') !== undefined && { status: input.choice('status', ITEM_STATUSES) }),
  };
  const items = await everyItem(
    (page) => pay.GET(ITEMS, { params: { query: { ...page, ...filter } }, headers }),
    input.count('tail', { min: 1, max: 10_000 }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No items.' };
}

/** `skydeck reconcile resolve` */
export async function resolve(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [order, note] = [input.text('order'), input.text('note')];
  const body = {
    action: input.argumentOf('action', ITEM_ACTIONS),
    ...(order !== undefined && { order }),
    ...(note !== undefined && { note }),
  };
  const params = { path: { id: input.argument('item') } };
  const item = await dataOf(pay.POST(`${ITEMS}/{id}/resolve`, { params, body, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'note', 'operation'] };
}
