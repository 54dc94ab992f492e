import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ASSET, ASSET_COLUMNS } from './assets.js';
import { mediaOf } from './media-of.js';
import { parseMomentMs } from './moment.js';

const IMAGES = '/api/v1/images';
const COLUMNS = ['id', 'name', 'width', 'height', 'bytes'] as const;

/** `skydeck media poster` */
export async function poster(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [at, image] = [input.text('at'), input.text('image')];
  if ((at === undefined) === (image === undefined)) {
    throw usageError('Give either --at <moment> or --image <image>.');
  }
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const body = at === undefined ? { image_id: image } : { t_ms: parseMomentMs(at, '--at') };
  const wanted = body as { t_ms: number };
  const item = await dataOf(media.PUT(`${ASSET}/poster`, { params, body: wanted, headers }));
  return { kind: 'item', item, columns: ASSET_COLUMNS };
}

/** `skydeck media image add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const source = input.argument('source');
  const item = await (/^https?:\/\//i.test(source)
    ? fetched(context, source, input.text('name'))
    : sent(context, source, input.text('name')));
  return { kind: 'item', item, columns: COLUMNS };
}

async function fetched(context: CommandContext, url: string, name = path.posix.basename(url)) {
  const { media, headers } = await mediaOf(context);
  return dataOf(media.POST(IMAGES, { body: { name, url }, headers }));
}

async function sent(context: CommandContext, source: string, name = path.basename(source)) {
  const { media, headers } = await mediaOf(context);
  const bytes = await readFile(path.resolve(context.folder, source)).catch(() => undefined);
  if (!bytes) throw usageError(`${source} cannot be read.`);
  return dataOf(
    media.POST(`${IMAGES}/file`, {
      params: { query: { name } },
      body: bytes as unknown as string,
      bodySerializer: (body) => body,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    }),
  );
}

/** `skydeck media image list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const items = await everyItem((query) => media.GET(IMAGES, { params: { query }, headers }));
  const empty = 'No images. Keep one with `skydeck media image add <file>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media image delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const id = input.argument('image');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const params = { path: { picture: id } };
  const item = await dataOf(media.DELETE(`${IMAGES}/{picture}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
