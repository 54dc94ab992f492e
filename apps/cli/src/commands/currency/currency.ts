import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { CURRENCY_KINDS } from './currency.commands.js';

const CURRENCIES = '/api/v1/currencies';
const CURRENCY = `${CURRENCIES}/{code}` as const;
const COLUMNS = ['code', 'name', 'exponent', 'kind', 'active'] as const;
const MOST_DIGITS = 8;

/** `skydeck currency list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const kind =
    input.text('kind') === undefined ? {} : { kind: input.choice('kind', CURRENCY_KINDS) };
  const filter = { ...kind, ...(!input.flag('all') && { active: 'true' as const }) };
  const items = await everyItem((page) =>
    pay.GET(CURRENCIES, { params: { query: { ...page, ...filter } }, headers }),
  );
  const empty = 'No currencies. Make one with `skydeck currency create <code>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck currency get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const path = { code: input.argument('code') };
  const item = await dataOf(pay.GET(CURRENCY, { params: { path }, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'numeric_code'] };
}

/** `skydeck currency create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const code = input.argument('code');
  const exponent = input.count('exponent', { min: 0, max: MOST_DIGITS }) ?? 0;
  const body = { code, exponent, name: input.text('name') ?? code };
  const item = await dataOf(pay.POST(CURRENCIES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck currency update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const [name, active] = [input.text('name'), input.text('active')];
  if (name === undefined && active === undefined) throw usageError('Give --name or --active.');
  const body = {
    ...(name !== undefined && { name }),
    ...(active !== undefined && { active: active === 'yes' }),
  };
  const path = { code: input.argument('code') };
  const item = await dataOf(pay.PATCH(CURRENCY, { params: { path }, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}
