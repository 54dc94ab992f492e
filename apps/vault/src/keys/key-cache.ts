import { LRUCache } from 'lru-cache';

const MOST = 10_000;
/** So long is a key used that another process destroyed, where nothing else forbids it. */
const TTL_MS = 60_000;

/** Keys that were unwrapped, for a moment: a key server is not asked for each file. */
export class KeyCache<Key extends object> {
  readonly #keys = new LRUCache<string, Promise<Key>>({ max: MOST, ttl: TTL_MS });

  /** The key of a name; many who ask at once wait for the same answer. Failures are not kept. */
  of(name: string, read: () => Promise<Key>): Promise<Key> {
    const known = this.#keys.get(name);
    if (known) return known;
    const reading = read();
    this.#keys.set(name, reading);
    reading.catch(() => {
      if (this.#keys.peek(name) === reading) this.#keys.delete(name);
    });
    return reading;
  }

  clear(): void {
    this.#keys.clear();
  }
}
