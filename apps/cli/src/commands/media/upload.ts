import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf, type MediaComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';
import { sendFile } from './send-file.js';
import { assetFrom, connectionsFrom } from './upload-options.js';

type Upload = MediaComponents['schemas']['Upload'];
type CreateUpload = MediaComponents['schemas']['CreateUpload'];

const COLUMNS = ['id', 'name', 'status', 'size_bytes', 'asset_id'] as const;
const LOOK_EVERY_MS = 1000;

/** `skydeck media upload` */
export async function upload(context: CommandContext, input: CommandInput): Promise<Answer> {
  const source = input.argument('source');
  const id = /^https?:\/\//i.test(source)
    ? await fetchSource(context, input, source)
    : await sendSource(context, input, source);
  const item = await untilComplete(context, id);
  if (item.status !== 'complete') {
    const { code = item.status, detail = `The upload is ${item.status}.` } = item.error ?? {};
    throw new CliError(code, detail);
  }
  return { kind: 'item', item, columns: COLUMNS };
}

async function fetchSource(
  context: CommandContext,
  input: CommandInput,
  source: string,
): Promise<string> {
  const { media, headers } = await mediaOf(context);
  if (!URL.canParse(source)) throw usageError(`${source} is not an address.`);
  const name = input.text('name') ?? (path.posix.basename(new URL(source).pathname) || 'upload');
  const { watermark, ...rest } = assetFrom(input);
  const asset = { ...rest, ...(watermark !== undefined && { watermark: { image_id: watermark } }) };
  const body = { source_url: source, name, asset };
  // The service gives what is left out its usual value.
  const wanted = body as unknown as CreateUpload;
  const { id } = await dataOf(media.POST('/api/v1/uploads', { body: wanted, headers }));
  return id;
}

async function sendSource(
  context: CommandContext,
  input: CommandInput,
  source: string,
): Promise<string> {
  const file = path.resolve(context.folder, source);
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) throw usageError(`${source} cannot be read.`);
  if (about.size === 0) throw usageError(`${source} is empty.`);
  return sendFile(context, {
    file,
    sizeBytes: about.size,
    changedMs: about.mtimeMs,
    name: input.text('name') ?? path.basename(file),
    asset: assetFrom(input),
    connections: connectionsFrom(input),
    isAfresh: input.flag('afresh'),
  });
}

/** What was put together of parts, or fetched, takes a moment longer than the sending. */
async function untilComplete(context: CommandContext, id: string): Promise<Upload> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { upload: id } };
  for (let said = ''; ;) {
    const item = await dataOf(media.GET('/api/v1/uploads/{upload}', { params, headers }));
    if (item.status !== 'waiting' && item.status !== 'uploading') return item;
    const text = `${item.status}, ${Math.floor(item.received_bytes / 2 ** 20)} MiB`;
    if (text !== said) context.progress(text);
    said = text;
    await sleep(LOOK_EVERY_MS, undefined, { signal: context.signal });
  }
}
