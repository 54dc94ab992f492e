import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';
import { PLAYLIST, PLAYLIST_COLUMNS } from './playlist.js';

const ITEMS = `${PLAYLIST}/items` as const;
const ITEM = `${ITEMS}/{item}` as const;

/** `skydeck media playlist add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { playlist: input.argument('playlist') } };
  const body = { asset_id: input.argument('asset'), before: input.text('before') ?? null };
  const item = await dataOf(media.POST(ITEMS, { params, body, headers }));
  return { kind: 'item', item, columns: PLAYLIST_COLUMNS };
}

/** `skydeck media playlist move` */
export async function move(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const body = { before: input.text('before') ?? null };
  const item = await dataOf(media.PATCH(ITEM, { params: pathOf(input), body, headers }));
  return { kind: 'item', item, columns: PLAYLIST_COLUMNS };
}

/** `skydeck media playlist remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const item = await dataOf(media.DELETE(ITEM, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: PLAYLIST_COLUMNS };
}

const pathOf = (input: CommandInput) => ({
  path: { playlist: input.argument('playlist'), item: input.argument('item') },
});
