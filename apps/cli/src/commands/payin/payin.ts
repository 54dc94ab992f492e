import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import {
  ALL_ORDER_COLUMNS,
  filterOf,
  keptFields,
  methodOf,
  mostOf,
  onceHeader,
  ORDER_COLUMNS,
  orderFields,
} from './payment-order.js';

const PAYINS = '/api/v1/payins';
const PAYIN = `${PAYINS}/{id}` as const;
const COLUMNS = [
  ...ALL_ORDER_COLUMNS,
  { path: 'refunded_amount', title: 'refunded' },
  { path: 'redirect_url', title: 'redirect' },
] as const;

/** `skydeck payin create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const returnUrl = input.text('returnUrl');
  const body = {
    ...orderFields(input),
    method: methodOf(input),
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  };
  const params = { header: onceHeader(context) };
  const item = await dataOf(pay.POST(PAYINS, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck payin list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const filter = filterOf(input);
  const items = await everyItem(
    (page) => pay.GET(PAYINS, { params: { query: { ...page, ...filter } }, headers }),
    mostOf(input),
  );
  return { kind: 'list', items, columns: ORDER_COLUMNS, empty: 'No pay-ins.' };
}

/** `skydeck payin get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(pay.GET(PAYIN, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck payin refund` */
export async function refund(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const amount = input.text('amount');
  const body = { ...keptFields(input), ...(amount !== undefined && { amount }) };
  const params = { path: { id: input.argument('id') }, header: onceHeader(context) };
  const item = await dataOf(pay.POST(`${PAYIN}/refund`, { params, body, headers }));
  return { kind: 'item', item, columns: [...ALL_ORDER_COLUMNS, 'payin'] };
}
