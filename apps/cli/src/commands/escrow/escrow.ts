import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ESCROW_COLUMNS } from './escrow.columns.js';
import { ESCROW_STATES, FEE_PAYERS } from './escrow.commands.js';

const ESCROWS = '/api/v1/escrows';
const ESCROW = '/api/v1/escrows/{escrow}';
const MOST = 10_000;

/** `skydeck escrow create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const body = {
    buyer: needed(input, 'buyer'),
    seller: needed(input, 'seller'),
    amount: needed(input, 'amount'),
    currency: needed(input, 'currency'),
    ...texts(input),
    ...partsOf(input),
    buyer_may_withdraw: input.flag('buyerMayWithdraw'),
    metadata: input.pairs('metadata'),
  };
  const item = await dataOf(pay.POST(ESCROWS, { body, headers }));
  return { kind: 'item', item, columns: ESCROW_COLUMNS };
}

/** `skydeck escrow list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const most = input.count('tail', { min: 1, max: MOST });
  const [buyer, seller] = [input.text('buyer'), input.text('seller')];
  const filter = {
    ...(input.text('state') !== undefined && { state: input.choice('state', ESCROW_STATES) }),
    ...(buyer !== undefined && { buyer }),
    ...(seller !== undefined && { seller }),
  };
  const items = await everyItem(
    (page) => pay.GET(ESCROWS, { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: ESCROW_COLUMNS, empty: 'No escrows.' };
}

/** `skydeck escrow get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const path = { escrow: input.argument('escrow') };
  const item = await dataOf(pay.GET(ESCROW, { params: { path }, headers }));
  return { kind: 'item', item, columns: ESCROW_COLUMNS };
}

/** `skydeck escrow update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const path = { escrow: input.argument('escrow') };
  const body = { metadata: input.pairs('metadata') };
  const item = await dataOf(pay.PATCH(ESCROW, { params: { path }, body, headers }));
  return { kind: 'item', item, columns: ESCROW_COLUMNS };
}

function needed(input: CommandInput, name: string): string {
  const text = input.text(name);
  if (text === undefined) throw usageError(`Give --${name}.`);
  return text;
}

/** What may be left out. The service says what is wrong with it. */
function texts(input: CommandInput) {
  const days = input.count('inspectionDays', { min: 1, max: 365 });
  const given = {
    arbiter: input.text('arbiter'),
    description: input.text('description'),
    funding_deadline: input.text('fundingDeadline'),
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(days !== undefined && { inspection_days: days }),
  };
}

function partsOf(input: CommandInput) {
  const bps = input.count('feeBps', { min: 1, max: 10_000 });
  const payer =
    input.text('feePayer') === undefined ? 'seller' : input.choice('feePayer', FEE_PAYERS);
  const milestones = input.list('milestone').map((text) => {
    const at = text.lastIndexOf('=');
    if (at < 1) throw usageError(`--milestone must be title=units, not "${text}".`);
    return { title: text.slice(0, at), amount: text.slice(at + 1) };
  });
  return {
    ...(bps !== undefined && { fee: { bps, payer } }),
    ...(milestones.length > 0 && { milestones }),
  };
}
