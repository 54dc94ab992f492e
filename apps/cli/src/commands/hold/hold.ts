import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { describedOf, needed, onceOf } from '../transfer/money-fields.js';
import { HOLD_STATES } from './hold.commands.js';

const HOLDS = '/api/v1/holds';
const HOLD = '/api/v1/holds/{hold}';
const MOST = 10_000;
const COLUMNS = [
  'id',
  'state',
  'wallet',
  'amount',
  'remaining',
  'captured',
  'currency',
  { path: 'expires_at', title: 'until' },
] as const;

/** `skydeck hold create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [destination, forMs] = [input.text('destination'), input.durationMs('expiresIn')];
  const body = {
    wallet: needed(input, 'wallet'),
    amount: needed(input, 'amount'),
    currency: needed(input, 'currency'),
    ...(destination !== undefined && { destination }),
    ...(forMs !== undefined && { expires_in: forMs / 1000 }),
    ...describedOf(input),
  };
  const params = { header: onceOf(context) };
  return shown(await dataOf(pay.POST(HOLDS, { params, body, headers })));
}

/** `skydeck hold list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const most = input.count('tail', { min: 1, max: MOST });
  const filter = {
    wallet: input.text('wallet'),
    ...(input.text('state') !== undefined && { state: input.choice('state', HOLD_STATES) }),
  };
  const items = await everyItem(
    (page) => pay.GET(HOLDS, { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No holds.' };
}

/** `skydeck hold get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { hold: input.argument('hold') } };
  return shown(await dataOf(pay.GET(HOLD, { params, headers })), ['operations']);
}

/** `skydeck hold capture` */
export async function capture(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [amount, to] = [input.text('amount'), input.text('to')];
  const body = {
    final: !input.flag('keepRest'),
    ...(amount !== undefined && { amount }),
    ...(to !== undefined && { to }),
  };
  const params = paramsOf(context, input);
  return shown(await dataOf(pay.POST(`${HOLD}/capture`, { params, body, headers })), ['capture']);
}

/** `skydeck hold void` */
export async function giveBack(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = paramsOf(context, input);
  return shown(await dataOf(pay.POST(`${HOLD}/void`, { params, body: {}, headers })));
}

/** `skydeck hold increase` */
export async function increase(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [params, body] = [paramsOf(context, input), { amount: input.argument('units') }];
  return shown(await dataOf(pay.POST(`${HOLD}/increase`, { params, body, headers })));
}

const paramsOf = (context: CommandContext, input: CommandInput) => ({
  path: { hold: input.argument('hold') },
  header: onceOf(context),
});

const shown = (item: object, more: readonly string[] = []): Answer => ({
  kind: 'item',
  item,
  columns: [...COLUMNS, 'released', 'destination', 'description', 'metadata', ...more],
});
