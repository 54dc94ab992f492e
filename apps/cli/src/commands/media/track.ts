import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';
import { TRACK_KINDS } from './track.commands.js';

type Track = MediaComponents['schemas']['Track'];

const TRACKS = '/api/v1/assets/{asset}/tracks';
const TRACK = `${TRACKS}/{track}` as const;
const COLUMNS = ['id', 'language', 'name', 'kind', 'status', 'cue_count', 'is_default'] as const;
const MOST_BYTES = 5 * 1024 * 1024;

/** `skydeck media track add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const source = input.argument('source');
  const name = input.text('name');
  const params = { path: { asset: input.argument('asset') } };
  const wanted = {
    language: input.text('language') ?? '',
    kind: input.choice('kind', TRACK_KINDS),
    is_default: input.flag('default'),
    ...(name !== undefined && { name }),
  };
  const item = /^https?:\/\//i.test(source)
    ? await dataOf(media.POST(TRACKS, { params, body: { ...wanted, source_url: source }, headers }))
    : await sendFile(context, params.path.asset, wanted, source);
  return { kind: 'item', item, columns: [...COLUMNS, 'note', 'error'] };
}

async function sendFile(
  context: CommandContext,
  asset: string,
  wanted: { readonly language: string; readonly kind: Track['kind']; readonly is_default: boolean },
  source: string,
): Promise<Track> {
  const file = path.resolve(context.folder, source);
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) throw usageError(`${source} cannot be read.`);
  if (about.size > MOST_BYTES) throw usageError(`${source} is larger than 5 MiB.`);
  const { media, headers } = await mediaOf(context);
  const bytes = await readFile(file);
  return dataOf(
    media.POST(`${TRACKS}/file`, {
      params: { path: { asset }, query: wanted },
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes as never,
      bodySerializer: (body) => body,
    }),
  );
}

/** `skydeck media track list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const asset = input.argument('asset');
  const items = await everyItem((page) =>
    media.GET(TRACKS, { params: { path: { asset }, query: page }, headers }),
  );
  const empty = 'No captions. Add some with `skydeck media track add <asset> <file>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media track get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset'), track: input.argument('track') } };
  const track = await dataOf(media.GET(TRACK, { params, headers }));
  const words = input.flag('text')
    ? await dataOf(media.GET(`${TRACK}/text`, { params, headers }))
    : {};
  const item = { ...track, ...words };
  return { kind: 'item', item, columns: [...COLUMNS, 'bytes', 'note', 'error', 'text'] };
}

/** `skydeck media track delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset'), track: input.argument('track') } };
  const { name } = await dataOf(media.GET(TRACK, { params, headers }));
  await context.confirm(`Delete the captions ${name}?`, input.flag('yes'));
  const item = await dataOf(media.DELETE(TRACK, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
