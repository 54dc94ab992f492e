import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiRequestError, newIdempotencyKey } from '@skydeck/sdk';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { unreachable, usageError } from '../../failures/cli-error.js';
import { VERSION } from '../../version.js';
import { packFolder } from './pack-folder.js';

/** A name for the app that a folder becomes. */
export function nameOfFolder(folder: string): string {
  const label = path
    .basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  if (label !== '') return label;
  throw usageError('The folder has no name that an app could have.', 'Choose one with --name.');
}

/** Packs the folder and uploads it. Gives the id of the upload. */
export async function uploadFolder(context: CommandContext): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'skydeck-upload-'));
  try {
    const file = path.join(dir, 'folder.tar.gz');
    const { archive, skipped, done } = packFolder(context.folder);
    await Promise.all([pipeline(archive, createWriteStream(file, { mode: 0o600 })), done]);
    for (const link of skipped) context.progress(`Left out ${link}: it leads outside.`);
    const { size } = await stat(file);
    context.progress(`Uploading ${context.folder} (${(size / 1024).toFixed(0)} kB)`);
    return await send(context, file, size);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function send(context: CommandContext, file: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const origin = originOf(await context.endpoints(), 'platform');
  const project = encodeURIComponent(await context.project());
  const token = await (await context.tokens()).current();
  const request = new Request(`${origin}/v1/projects/${project}/sources`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': `skydeck-cli/${VERSION}`,
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      'content-digest': `sha-256=:${hash.digest('base64')}:`,
      'idempotency-key': newIdempotencyKey(),
    },
    body: Readable.toWeb(createReadStream(file)) as unknown,
    duplex: 'half',
  } as ConstructorParameters<typeof Request>[1]);
  const response = await context
    .send(request, { signal: context.signal })
    .catch((error: unknown) => {
      if (context.signal.aborted) throw error;
      throw unreachable(request.url, error);
    });
  if (!response.ok) throw await ApiRequestError.from(response);
  return ((await response.json()) as { data: { id: string } }).data.id;
}
