import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiRequestError, newIdempotencyKey, type PlatformComponents } from '@skydeck/sdk';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, unreachable, usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { VERSION } from '../../version.js';
import { finishImage, formatFrom } from './image-answer.js';

type Init = ConstructorParameters<typeof Request>[1];

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
  const response = await send(context, `uploads?${query.toString()}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(about.size),
      'content-digest': `sha-256=:${digest}:`,
      'idempotency-key': context.globals.idempotencyKey ?? newIdempotencyKey(),
    },
    body: Readable.toWeb(createReadStream(file)) as unknown,
    duplex: 'half',
  } as Init);
  const begun = (await response.json()) as Begun;
  return finishImage(context, input, begun, begun.data.slug);
}

/** `skydeck image export` */
export async function download(context: CommandContext, input: CommandInput): Promise<Answer> {
  const image = input.argument('image');
  const file = path.resolve(context.folder, input.text('file') ?? '');
  const response = await send(context, `${encodeURIComponent(image)}/export`, {});
  if (!response.body) throw new Error('The service answered without a body.');
  const partial = `${file}.part`;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    await pipeline(
      Readable.fromWeb(response.body as never),
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          sizeBytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(partial),
      { signal: context.signal },
    );
    const sha256 = hash.digest();
    requireDigest(response.headers.get('repr-digest'), sha256.toString('base64'));
    await rename(partial, file);
    const item = { image, file, size_bytes: sizeBytes, sha256: sha256.toString('hex') };
    return { kind: 'item', item, columns: ['image', 'file', 'size_bytes', 'sha256'] };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** What was cut or changed on its way must not pass for the image. */
function requireDigest(announced: string | null, found: string): void {
  const wanted = /sha-256=:([^:]+):/.exec(announced ?? '')?.[1];
  if (wanted === undefined || wanted === found) return;
  throw new CliError('digest_mismatch', 'What arrived is not the image. Try again.');
}

async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('base64');
}

/** Sends a request whose body or answer is too large to be kept: it goes out once, as it is read. */
async function send(context: CommandContext, below: string, init: Init): Promise<Response> {
  const origin = originOf(await context.endpoints(), 'platform');
  const project = encodeURIComponent(await context.project());
  const request = new Request(`${origin}/v1/projects/${project}/images/${below}`, init);
  const token = await (await context.tokens()).current();
  request.headers.set('authorization', `Bearer ${token}`);
  request.headers.set('user-agent', `skydeck-cli/${VERSION}`);
  const response = await context
    .send(request, { signal: context.signal })
    .catch((error: unknown) => {
      if (context.signal.aborted) throw error;
      throw unreachable(request.url, error);
    });
  if (!response.ok) throw await ApiRequestError.from(response);
  return response;
}
