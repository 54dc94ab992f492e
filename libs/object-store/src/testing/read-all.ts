import { buffer } from 'node:stream/consumers';
import type { ByteRange, ObjectStore } from '../index.js';

/** The bytes of an object, or of a range of it. */
export async function readAll(store: ObjectStore, key: string, range?: ByteRange): Promise<Buffer> {
  const { stream } = await store.get(key, { range });
  return buffer(stream);
}
