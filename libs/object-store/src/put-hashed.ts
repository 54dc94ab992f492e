import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ObjectStore } from './object-store.js';
import type { PutOptions } from './stored-object.js';

/** Stores bytes as they come, never through memory, and says how many they were and their SHA-256. */
export async function putHashed(
  store: ObjectStore,
  key: string,
  bytes: Readable,
  options: PutOptions,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const body = Readable.from(hashed(bytes, hash), { objectMode: false });
  const { size } = await store.put(key, body, options);
  return { sizeBytes: size, sha256: hash.digest('hex') };
}

/** Passes bytes on, and counts them into a hash. */
export async function* hashed(bytes: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
