import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { hashed, ObjectStore, putHashed } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DatabaseBackupErrors } from '../backups/backup.errors.js';

const CONTENT_TYPE = 'application/octet-stream';
/** No base backup is larger than the largest storage. */
const LIMIT_BYTES = 16_384 * 1024 ** 3;

/** Keeps archives of database servers in the object store. */
@Injectable()
export class ArchiveStore {
  /** How long the store may take nothing of what it is given. */
  readonly stalledMs: number = 30_000;

  constructor(private readonly store: ObjectStore) {}

  /** Stores a file; refuses when the store takes nothing of it for a minute. */
  async put(key: string, content: Readable): Promise<{ sizeBytes: number; sha256: string }> {
    const { promise: stalled, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error('The object store does not go on.');
      content.destroy(error);
      reject(error);
    }, this.stalledMs);
    // It may end before anybody reads it.
    content.on('error', () => undefined);
    const bytes = Readable.from(watched(content, timer), { objectMode: false });
    const options = { contentType: CONTENT_TYPE, limitBytes: LIMIT_BYTES };
    const put = putHashed(this.store, key, bytes, options);
    put.catch(() => undefined);
    try {
      return await Promise.race([put, stalled]);
    } finally {
      clearTimeout(timer);
      content.destroy();
    }
  }

  /** A file, which fails at its end unless it is what was stored. */
  async open(key: string, sha256: string): Promise<Readable> {
    const { stream } = await this.store.get(key);
    return Readable.from(checked(stream, sha256), { objectMode: false });
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.store.deleteMany(keys);
  }
}

/** Passes bytes on; each puts a deadline off. */
async function* watched(content: Readable, deadline: NodeJS.Timeout) {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    deadline.refresh();
    yield chunk;
  }
}

async function* checked(stream: Readable, sha256: string) {
  const hash = createHash('sha256');
  yield* hashed(stream, hash);
  if (hash.digest('hex') !== sha256) throw DatabaseBackupErrors.damaged();
}

/** Where a piece of the log is kept. */
export const pieceKey = (o: {
  readonly instanceId: string;
  readonly major: number;
  readonly name: string;
}): string => `database-archives/${o.instanceId}/log/${o.major}/${o.name}`;

/** Where a file of a base backup is kept. */
export const baseKey = (
  { instanceId, name }: { readonly instanceId: string; readonly name: string },
  file: string,
): string => `database-archives/${instanceId}/base/${name}/${file}`;
