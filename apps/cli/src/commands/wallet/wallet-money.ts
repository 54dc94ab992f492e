import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { WALLET } from './wallet.js';
import { DIRECTIONS, STATEMENT_FORMATS } from './wallet-money.commands.js';

/** Others may read along on a shared machine. */
const OWNER_ONLY = 0o600;
const ENTRY_COLUMNS = [
  'version',
  { path: 'created_at', title: 'booked' },
  'amount',
  { path: 'balance_after', title: 'balance' },
  { path: 'operation.kind', title: 'kind' },
  { path: 'operation.id', title: 'operation' },
  { path: 'counterparty.id', title: 'other side' },
  'description',
] as const;

/** `skydeck wallet balance` */
export async function balance(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const query = {
    at: input.text('at'),
    version: input.count('versionNumber', { min: 0, max: Number.MAX_SAFE_INTEGER }),
    effective: input.flag('effective') ? ('true' as const) : ('false' as const),
  };
  const params = { path: { wallet: input.argument('wallet') }, query };
  const item = await dataOf(pay.GET(`${WALLET}/balance`, { params, headers }));
  const columns = ['wallet', 'currency', 'posted', 'held', 'available', 'version', 'at'];
  return { kind: 'item', item, columns };
}

/** `skydeck wallet entries` */
export async function entries(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const path = { wallet: input.argument('wallet') };
  const filter = {
    from: input.text('from'),
    to: input.text('to'),
    kind: input.text('kind'),
    ...(input.text('direction') !== undefined && {
      direction: input.choice('direction', DIRECTIONS),
    }),
  };
  const items = await everyItem(
    (page) =>
      pay.GET(`${WALLET}/entries`, { params: { path, query: { ...page, ...filter } }, headers }),
    input.count('tail', { min: 1, max: 10_000 }),
  );
  return { kind: 'list', items, columns: ENTRY_COLUMNS, empty: 'Nothing was booked.' };
}

/** `skydeck wallet statement` */
export async function statement(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const file = input.argument('file');
  const format = input.choice('format', STATEMENT_FORMATS);
  const query = { from: input.text('from'), to: input.text('to'), format };
  const { data } = await pay.GET(`${WALLET}/statement`, {
    params: { path: { wallet: input.argument('wallet') }, query },
    parseAs: 'arrayBuffer',
    headers,
  });
  const bytes = new Uint8Array(data as ArrayBuffer);
  await writeFile(resolve(context.folder, file), bytes, { mode: OWNER_ONLY });
  return { kind: 'item', item: { file, format, bytes: bytes.length }, columns: ['file', 'bytes'] };
}
