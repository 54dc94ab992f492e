import path from 'node:path';
import { dataOf, newIdempotencyKey } from '@skydeck/sdk';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { readTransfers } from './bulk-file.js';

const BULK = '/api/v1/transfers/bulk';
const MOST = 1000;
const COLUMNS = [
  'index',
  'status',
  { path: 'transfer.id', title: 'transfer' },
  { path: 'error.code', title: 'code' },
  { path: 'error.message', title: 'message' },
] as const;

/** `skydeck transfer bulk` */
export async function send(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const wanted = await readTransfers(path.resolve(context.folder, input.argument('file')));
  const atomic = input.flag('atomic');
  if (atomic && wanted.length > MOST) {
    throw usageError(`All or none: ${MOST} transfers at most, not ${wanted.length}.`);
  }
  const key = context.globals.idempotencyKey ?? newIdempotencyKey();
  const items: object[] = [];
  for (let from = 0; from < wanted.length; from += MOST) {
    const transfers = wanted.slice(from, from + MOST);
    // Each request moves money under a key of its own, which stays the same when it is repeated.
    const once = wanted.length > MOST ? `${key}/${from}` : key;
    const { results } = await dataOf(
      pay.POST(BULK, {
        params: { header: { 'Idempotency-Key': once } },
        body: { transfers, atomic },
        headers,
      }),
    );
    for (const one of results) items.push({ ...one, index: one.index + from });
  }
  return { kind: 'list', items, columns: COLUMNS, empty: 'No transfers.' };
}
