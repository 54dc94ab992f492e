import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';

const PLAYLISTS = '/api/v1/playlists';
/** Route of one playlist. */
export const PLAYLIST = `${PLAYLISTS}/{playlist}` as const;
const COLUMNS = ['id', 'name', 'is_public', 'page_url', 'updated_at'] as const;
/** What is shown of one playlist. */
export const PLAYLIST_COLUMNS = ['id', 'name', 'is_public', 'page_url', 'items'] as const;

/** `skydeck media playlist create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const body = {
    name: input.argument('name'),
    is_public: input.text('public') === 'yes',
    asset_ids: [...input.list('asset')],
  };
  const item = await dataOf(media.POST(PLAYLISTS, { body, headers }));
  return { kind: 'item', item, columns: PLAYLIST_COLUMNS };
}

/** `skydeck media playlist list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const items = await everyItem((page) =>
    media.GET(PLAYLISTS, { params: { query: page }, headers }),
  );
  const empty = 'No playlists. Make one with `skydeck media playlist create <name>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media playlist get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { playlist: input.argument('playlist') } };
  const item = await dataOf(media.GET(PLAYLIST, { params, headers }));
  return { kind: 'item', item, columns: PLAYLIST_COLUMNS };
}

/** `skydeck media playlist update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [name, isPublic] = [input.text('name'), input.text('public')];
  if (name === undefined && isPublic === undefined) throw usageError('Give --name or --public.');
  const { media, headers } = await mediaOf(context);
  const params = { path: { playlist: input.argument('playlist') } };
  const body = {
    ...(name !== undefined && { name }),
    ...(isPublic !== undefined && { is_public: isPublic === 'yes' }),
  };
  const item = await dataOf(media.PATCH(PLAYLIST, { params, body, headers }));
  return { kind: 'item', item, columns: PLAYLIST_COLUMNS };
}

/** `skydeck media playlist delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const id = input.argument('playlist');
  await context.confirm(`Delete the playlist ${id}?`, input.flag('yes'));
  const params = { path: { playlist: id } };
  const item = await dataOf(media.DELETE(PLAYLIST, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
