import { createHash } from 'node:crypto';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { partKey, type Part } from './manifest.js';
import { SealingStream } from './sealed-stream.js';
import type { BackupTarget } from './target/backup-target.js';

export interface PartOptions {
  readonly target: BackupTarget;
  readonly backupId: string;
  readonly key: Buffer;
  readonly signal: AbortSignal;
}

/** Counts and hashes what passes. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** How the file of a part is called. */
export function fileOf(backupId: string, name: string): string {
  return `${backupId}/${name}.tar.zst.sealed`;
}

/** Compresses, seals and stores a stream. */
export async function writePart(
  name: string,
  content: Readable | AsyncIterable<Buffer>,
  { target, backupId, key, signal }: PartOptions,
): Promise<Part> {
  const plain = new Meter();
  const stored = new Meter();
  const sealing = new SealingStream({ key: partKey(key, backupId, name), name });
  await pipeline(
    content,
    plain,
    createZstdCompress(),
    sealing,
    stored,
    async (sealed) => target.put(fileOf(backupId, name), sealed as unknown as Readable),
    { signal },
  );
  return { name, bytes: stored.bytes, sha256: stored.digest(), plain_bytes: plain.bytes };
}
