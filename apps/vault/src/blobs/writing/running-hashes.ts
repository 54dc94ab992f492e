import { createHash, type Hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MOST = 1000;

/** A hash of the bytes that an upload has so far. */
interface RunningHash {
  readonly token: string | null;
  readonly hash: Hash;
}

/**
 * Hashes of uploads that go on in this process, so that a file need not be read once more at its
 * end. One counts only while the upload has exactly the bytes that were hashed.
 */
export class RunningHashes {
  readonly #hashes = new LRUCache<string, RunningHash>({ max: MOST });

  /** The hash of what is there; undefined when it has to be read. Takes it away. */
  take(uploadId: string, token: string | null, bytes: number): Hash | undefined {
    const known = this.#hashes.get(uploadId);
    this.#hashes.delete(uploadId);
    if (bytes === 0) return createHash('sha256');
    return known?.token === token ? known.hash : undefined;
  }

  put(uploadId: string, token: string, hash: Hash): void {
    this.#hashes.set(uploadId, { token, hash });
  }
}
