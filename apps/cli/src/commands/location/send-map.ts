import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import { sendByTus } from '../../sending/send-by-tus.js';

/** A map that was sent, and what builds it. */
export interface SentMap {
  readonly region: string;
  readonly operation: string;
}

/**
 * Sends the file of a map in pieces. What an earlier run of the same command sent is not sent again.
 * @param about what the service is told: the `name` of a new map, or the `region` whose file it replaces
 */
export async function sendMap(
  context: CommandContext,
  named: string,
  about: { readonly name: string } | { readonly region: string },
): Promise<SentMap> {
  const file = path.resolve(context.folder, named);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw usageError(`${named} cannot be read.`);
  if (found.size === 0) throw usageError(`${named} is empty.`);
  const sha256 = await digestOf(context, file);
  const endpoint = originOf(await context.endpoints(), 'location');
  // Another file of the same name is no earlier run of this one; the same file elsewhere is none either.
  const identity = [endpoint, await context.project(), context.mode, about, sha256];
  const { header } = await sendByTus(context, {
    service: 'location',
    file,
    sizeBytes: found.size,
    metadata: { ...about, sha256 },
    fingerprint: createHash('sha256').update(JSON.stringify(identity)).digest('hex'),
  });
  return {
    region: header('skydeck-region') ?? '',
    operation: header('skydeck-operation') ?? '',
  };
}

async function digestOf({ signal }: CommandContext, file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}
