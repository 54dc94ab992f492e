import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newIdempotencyKey, type PlatformComponents } from '@skydeck/sdk';
import { saveAnswer, transfer } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { finishImage, formatFrom } from './image-answer.js';

interface Begun {
  readonly data: PlatformComponents['schemas']['VpsImage'];
  readonly meta: { readonly operation_id?: string };
}

/** `skydeck image upload` */
export async function upload(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = path.resolve(context.folder, input.argument('file'));
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) throw usageError(`${input.argument('file')} cannot be read.`);
  const query = new URLSearchParams({
    slug: input.argument('slug'),
    format: formatFrom(input),
    cloud_init: String(input.flag('cloudInit')),
  });
  const title = input.text('title');
  if (title !== undefined) query.set('title', title);
  const digest = await sha256Of(createReadStream(file));
  context.progress(`Uploading ${Math.ceil(about.size / 2 ** 20)} MiB`);
  const response = await transfer(context, `images/uploads?${query.toString()}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(about.size),
      'content-digest': `sha-256=:${digest}:`,
      'idempotency-key': context.globals.idempotencyKey ?? newIdempotencyKey(),
    },
    body: Readable.toWeb(createReadStream(file)) as unknown,
    duplex: 'half',
  } as ConstructorParameters<typeof Request>[1]);
  const begun = (await response.json()) as Begun;
  return finishImage(context, input, begun, begun.data.slug);
}

/** `skydeck image export` */
export async function download(context: CommandContext, input: CommandInput): Promise<Answer> {
  const image = input.argument('image');
  const file = path.resolve(context.folder, input.text('file') ?? '');
  const response = await transfer(context, `images/${encodeURIComponent(image)}/export`);
  const { sizeBytes, sha256 } = await saveAnswer(response, file, context.signal);
  const item = { image, file, size_bytes: sizeBytes, sha256 };
  return { kind: 'item', item, columns: ['image', 'file', 'size_bytes', 'sha256'] };
}

async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('base64');
}
