import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiRequestError, dataOf, type MediaComponents } from '@skydeck/sdk';
import { saveAnswer } from '../../api/large-transfer.js';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, unreachable, usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ASSET, ASSET_COLUMNS } from './assets.js';
import { mediaOf } from './media-of.js';
import { parseMomentMs } from './moment.js';
import { FILES } from './static-rendition.js';

type StaticRendition = MediaComponents['schemas']['StaticRendition'];

const LOOK_EVERY_MS = 500;
const TOKEN_S = 24 * 3600;

/** `skydeck media download` */
export async function download(context: CommandContext, input: CommandInput): Promise<Answer> {
  const asset = input.argument('asset');
  const made = await untilReady(context, asset, input.text('rendition') ?? 'highest');
  const file = path.resolve(context.folder, input.text('to') ?? made.file);
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw usageError(`${file} is there already.`);
  const { sizeBytes } = await save(context, asset, made.file, file);
  const item = { file, bytes: sizeBytes, rendition: made.name };
  return { kind: 'item', item, columns: ['file', 'rendition', 'bytes'] };
}

async function untilReady(
  context: CommandContext,
  asset: string,
  name: string,
): Promise<StaticRendition> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset } };
  let item = await dataOf(media.POST(FILES, { params, body: { name }, headers }));
  for (let said = ''; item.status !== 'ready';) {
    if (item.error) throw new CliError(item.error.code, item.error.detail);
    if (item.status !== said) context.progress(item.status);
    said = item.status;
    await sleep(LOOK_EVERY_MS, undefined, { signal: context.signal });
    const which = { path: { asset, static_rendition: item.id } };
    item = await dataOf(media.GET(`${FILES}/{static_rendition}`, { params: which, headers }));
  }
  return item;
}

/** Files are let out by playback ids: this one is for this download alone. */
async function save(context: CommandContext, asset: string, name: string, file: string) {
  const { media, headers } = await mediaOf(context);
  const body = { policy: 'signed' as const, encryption: 'none' as const, restriction_id: null };
  const route = '/api/v1/assets/{asset}/playback-ids';
  const { id } = await dataOf(media.POST(route, { params: { path: { asset } }, body, headers }));
  const params = { path: { playback: id } };
  try {
    const { token } = await dataOf(
      media.POST('/api/v1/playback-ids/{playback}/tokens', {
        params,
        body: { expires_in_s: TOKEN_S },
        headers,
      }),
    );
    const origin = originOf(await context.endpoints(), 'media');
    const url = `${origin}/api/v1/stream/${id}/${name}?token=${token}`;
    return await saveAnswer(await fetched(context, url), file, context.signal);
  } finally {
    await dataOf(media.DELETE('/api/v1/playback-ids/{playback}', { params, headers }));
  }
}

async function fetched(context: CommandContext, url: string): Promise<Response> {
  const { signal } = context;
  const response = await context.send(new Request(url), { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw unreachable(url.split('?')[0] ?? url, error);
  });
  if (!response.ok) throw await ApiRequestError.from(response);
  return response;
}

/** `skydeck media clip` */
export async function clip(context: CommandContext, input: CommandInput): Promise<Answer> {
  const end = input.text('end');
  if (end === undefined) throw usageError('Give --end <moment>.');
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const name = input.text('name');
  const body = {
    metadata: {},
    start_ms: parseMomentMs(input.text('start') ?? '0', '--start'),
    end_ms: parseMomentMs(end, '--end'),
    ...(name !== undefined && { name }),
  };
  const item = await dataOf(media.POST(`${ASSET}/clips`, { params, body, headers }));
  return { kind: 'item', item, columns: [...ASSET_COLUMNS, 'source_asset_id'] };
}
