import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ASSET } from './assets.js';
import { mediaOf } from './media-of.js';

/** Route of the files of an asset. */
export const FILES = `${ASSET}/static-renditions` as const;
const COLUMNS = ['id', 'name', 'status', 'width', 'height', 'bytes'] as const;

/** `skydeck media static-rendition create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const body = { name: input.text('rendition') ?? 'highest' };
  const item = await dataOf(media.POST(FILES, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck media static-rendition list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const { items } = await dataOf(media.GET(FILES, { params, headers }));
  const empty = 'No files. Make one with `skydeck media static-rendition create <asset>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media static-rendition delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const id = input.argument('file');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const params = { path: { asset: input.argument('asset'), static_rendition: id } };
  const item = await dataOf(media.DELETE(`${FILES}/{static_rendition}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
