import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const BLOCKS = '/api/v1/ledger/blocks';
const MOST = 1_000_000;

/** `skydeck ledger verify` */
export async function verify(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const found = await dataOf(pay.GET('/api/v1/ledger/verification', { headers }));
  const kept = input.text('head');
  const isKnown = kept === undefined || kept === found.head || (await hasBlock(context, kept));
  const item = { ...found, ...(kept === undefined ? {} : { knows_head: isKnown }) };
  const wrong = Object.entries(found.problems).filter(([, count]) => count !== 0);
  return {
    kind: 'item',
    item,
    columns: [
      { path: 'is_valid', title: 'valid' },
      'operations',
      'entries',
      'accounts',
      'blocks',
      { path: 'sealed_operations', title: 'sealed' },
      'head',
      ...(kept === undefined ? [] : [{ path: 'knows_head', title: 'knows hash' }]),
      ...wrong.map(([name]) => ({ path: `problems.${name}`, title: name.replaceAll('_', ' ') })),
      ...(found.broken_blocks.length === 0 ? [] : ['broken_blocks']),
    ],
    exitCode: found.is_valid && isKnown ? 0 : 1,
  };
}

/** `skydeck ledger blocks` */
export async function blocks(context: CommandContext, input: CommandInput): Promise<Answer> {
  const items = await blocksOf(context, input.count('tail', { min: 1, max: MOST }));
  const columns = ['number', 'operations', 'sealed_at', 'hash'];
  return { kind: 'list', items, columns, empty: 'No blocks; operations are sealed in seconds.' };
}

async function hasBlock(context: CommandContext, hash: string): Promise<boolean> {
  return (await blocksOf(context, undefined)).some((block) => block.hash === hash);
}

async function blocksOf(context: CommandContext, most: number | undefined) {
  const { pay, headers } = await payOf(context);
  return everyItem((page) => pay.GET(BLOCKS, { params: { query: page }, headers }), most);
}
