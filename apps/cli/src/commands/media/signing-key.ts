import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';

const KEYS = '/api/v1/signing-keys';
const COLUMNS = ['id', 'name', 'algorithm', 'created_at'] as const;

/** `skydeck media signing-key create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const body = { name: input.argument('name') };
  const item = await dataOf(media.POST(KEYS, { body, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'private_key'] };
}

/** `skydeck media signing-key list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const items = await everyItem((page) => media.GET(KEYS, { params: { query: page }, headers }));
  const empty = 'No signing keys. Make one with `skydeck media signing-key create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media signing-key delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const id = input.argument('key');
  await context.confirm(`Delete ${id}, and end all tokens it signed?`, input.flag('yes'));
  const params = { path: { signing_key: id } };
  const item = await dataOf(media.DELETE(`${KEYS}/{signing_key}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
