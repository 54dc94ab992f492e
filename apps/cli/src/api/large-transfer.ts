import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiRequestError } from '@skydeck/sdk';
import { originOf } from '../config/endpoints.js';
import type { CommandContext } from '../context/command-context.js';
import { CliError, unreachable } from '../failures/cli-error.js';
import { VERSION } from '../version.js';

type Init = ConstructorParameters<typeof Request>[1];

/** A file that a download left. */
export interface SavedFile {
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
}

/**
 * Sends a request whose body or answer is too large to be kept: it goes out once, as it is read.
 * @param below the project's address on the platform
 */
export async function transfer(
  context: CommandContext,
  below: string,
  init: Init = {},
): Promise<Response> {
  const project = encodeURIComponent(await context.project());
  return transferTo(context, 'platform', `v1/projects/${project}/${below}`, init);
}

/** The same to any service. @param address below its origin */
export async function transferTo(
  context: CommandContext,
  service: string,
  address: string,
  init: Init = {},
): Promise<Response> {
  const origin = originOf(await context.endpoints(), service);
  const request = new Request(`${origin}/${address}`, init);
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

/** Writes an answer to a file, which appears when all of it is there and is what was announced. */
export async function saveAnswer(
  { body, headers }: Response,
  file: string,
  signal: AbortSignal,
): Promise<SavedFile> {
  if (!body) throw new Error('The service answered without a body.');
  const partial = `${file}.part`;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.fromWeb(body as never), counted, createWriteStream(partial), {
      signal,
    });
    const digest = hash.digest();
    requireDigest(headers.get('repr-digest'), digest.toString('base64'));
    await rename(partial, file);
    return { sizeBytes, sha256: digest.toString('hex') };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** What was cut or changed on its way must not pass for the whole. */
function requireDigest(announced: string | null, found: string): void {
  const wanted = /sha-256=:([^:]+):/.exec(announced ?? '')?.[1];
  if (wanted === undefined || wanted === found) return;
  throw new CliError('digest_mismatch', 'What arrived is not what was sent. Try again.');
}
