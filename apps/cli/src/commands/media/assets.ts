import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ASSET_STATUSES } from './asset.commands.js';
import { mediaOf } from './media-of.js';

/** Route of one asset. */
export const ASSET = '/api/v1/assets/{asset}';
const MOST = 10_000;

/** What tables show of an asset. */
export const ASSET_COLUMNS = [
  'id',
  'name',
  'status',
  'playable',
  'progress',
  'duration_ms',
  { path: 'created_at', title: 'received' },
] as const;

/** `skydeck media list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const most = input.count('tail', { min: 1, max: MOST });
  const filter = {
    name: input.text('name'),
    ...(input.text('status') !== undefined && { status: input.choice('status', ASSET_STATUSES) }),
  };
  const items = await everyItem(
    (page) => media.GET('/api/v1/assets', { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  const empty = 'No assets. Make one with `skydeck media upload <file>`.';
  return { kind: 'list', items, columns: ASSET_COLUMNS, empty };
}

/** `skydeck media get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const asset = await dataOf(media.GET(ASSET, { params, headers }));
  const made = await dataOf(media.GET(`${ASSET}/renditions`, { params, headers }));
  const item = { ...asset, renditions: made.items };
  return {
    kind: 'item',
    item,
    columns: [...ASSET_COLUMNS, 'width', 'height', 'error', 'renditions'],
  };
}

/** `skydeck media delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const { name } = await dataOf(media.GET(ASSET, { params, headers }));
  await context.confirm(`Delete ${name} with all that was made of it?`, input.flag('yes'));
  const item = await dataOf(media.DELETE(ASSET, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
