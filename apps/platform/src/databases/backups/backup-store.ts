import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { hashed, ObjectStore, putHashed } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DatabaseBackupErrors } from './backup.errors.js';

const CONTENT_TYPE = 'application/octet-stream';
/** No dump is larger than the largest storage. */
const LIMIT_BYTES = 16_384 * 1024 ** 3;

/** Keeps dumps in the object store, each under the id of its backup. */
@Injectable()
export class BackupStore {
  constructor(private readonly store: ObjectStore) {}

  /** Stores a dump as it comes out of the database. */
  put(id: string, dump: Readable): Promise<{ sizeBytes: number; sha256: string }> {
    const options = { contentType: CONTENT_TYPE, limitBytes: LIMIT_BYTES };
    return putHashed(this.store, keyOf(id), dump, options);
  }

  /** The dump, which fails at its end unless it is what was stored. */
  async get(id: string, sha256: string): Promise<Readable> {
    const { stream } = await this.store.get(keyOf(id));
    return Readable.from(checked(stream, sha256), { objectMode: false });
  }

  async remove(id: string): Promise<void> {
    await this.store.delete(keyOf(id));
  }
}

async function* checked(stream: Readable, sha256: string) {
  const hash = createHash('sha256');
  yield* hashed(stream, hash);
  if (hash.digest('hex') !== sha256) throw DatabaseBackupErrors.damaged();
}

const keyOf = (id: string) => `database-backups/${id}`;
