import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import {
  ALL_ORDER_COLUMNS,
  filterOf,
  methodOf,
  mostOf,
  onceHeader,
  ORDER_COLUMNS,
  orderFields,
} from '../payin/payment-order.js';

const PAYOUTS = '/api/v1/payouts';
const COLUMNS = [...ALL_ORDER_COLUMNS, 'payin', 'hold'] as const;

/** `skydeck payout create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const body = { ...orderFields(input), destination: methodOf(input) };
  const params = { header: onceHeader(context) };
  const item = await dataOf(pay.POST(PAYOUTS, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck payout list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const payin = input.text('payin');
  const filter = { ...filterOf(input), ...(payin !== undefined && { payin }) };
  const items = await everyItem(
    (page) => pay.GET(PAYOUTS, { params: { query: { ...page, ...filter } }, headers }),
    mostOf(input),
  );
  return { kind: 'list', items, columns: [...ORDER_COLUMNS, 'payin'], empty: 'No payouts.' };
}

/** `skydeck payout get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(pay.GET(`${PAYOUTS}/{id}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}
