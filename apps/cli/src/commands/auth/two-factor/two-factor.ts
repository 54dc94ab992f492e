import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { giveSecondFactor } from '../../../session/second-factor.js';

export const FACTORS = '/api/v1/auth/accounts/factors';
const CODES = '/api/v1/auth/accounts/recovery-codes';
const COLUMNS = [
  'id',
  'type',
  'name',
  'status',
  { path: 'to_masked', title: 'to' },
  { path: 'last_used_at', title: 'last used' },
] as const;

/** `skydeck auth 2fa status` */
export async function status(context: CommandContext): Promise<Answer> {
  const { auth } = await context.clients();
  const items = await everyItem((page) => auth.GET(FACTORS, { params: { query: page } }));
  const { left } = await dataOf(auth.GET(CODES));
  if (items.length > 0) context.progress(`${left} recovery codes are left.`);
  const empty = 'You have no second factor. Add one with `skydeck auth 2fa enable`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck auth 2fa verify` */
export async function verify(context: CommandContext, input: CommandInput): Promise<Answer> {
  const given = input.text('code');
  if (given === undefined && !context.isInteractive) throw usageError('--code is missing.');
  const { auth } = await context.clients();
  await giveSecondFactor(auth, given ?? (await context.ask('Code of your second factor: ')));
  const item = { verified: true, good_for_s: 900 };
  return { kind: 'item', item, columns: ['verified', 'good_for_s'] };
}

/** `skydeck auth 2fa recovery-codes` */
export async function recoveryCodes(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm('The recovery codes that you have become void.', input.flag('yes'));
  return newRecoveryCodes(context);
}

/** Ten codes, of which each is shown in a line of its own. */
export async function newRecoveryCodes(context: CommandContext): Promise<Answer> {
  const { auth } = await context.clients();
  const { codes } = await dataOf(auth.POST(CODES));
  const items = codes.map((code) => ({ code }));
  return { kind: 'list', items, columns: ['code'], empty: 'There are none.' };
}

/** `skydeck auth 2fa rename` */
export async function rename(context: CommandContext, input: CommandInput): Promise<Answer> {
  const params = { path: { id: input.argument('id') } };
  const body = { name: input.argument('name') };
  const { auth } = await context.clients();
  const item = await dataOf(auth.PATCH(`${FACTORS}/{id}`, { params, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck auth 2fa disable` */
export async function disable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('id');
  await context.confirm(`Remove the second factor ${id}?`, input.flag('yes'));
  const { auth } = await context.clients();
  const path = { id };
  const item = await dataOf(auth.DELETE(`${FACTORS}/{id}`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
