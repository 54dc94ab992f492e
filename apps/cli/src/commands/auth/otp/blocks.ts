import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { inMode } from './in-mode.js';

const BLOCKS = '/api/v1/auth/otp/blocks';

const COLUMNS = [
  'id',
  'kind',
  'value',
  'sends',
  'verified',
  { path: 'created_at', title: 'created' },
  { path: 'released_at', title: 'released' },
] as const;

/** `skydeck auth otp blocks` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inMode(context, input);
  const { auth } = await context.clients();
  const filter = input.flag('all') ? {} : { is_open: 'true' as const };
  const items = await everyItem((page) =>
    auth.GET(BLOCKS, { headers, params: { query: { ...page, ...filter } } }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nothing is blocked.' };
}

/** `skydeck auth otp release` */
export async function release(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inMode(context, input);
  const { auth } = await context.clients();
  const path = { id: input.argument('block') };
  const item = await dataOf(auth.POST(`${BLOCKS}/{id}/release`, { headers, params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}
