import path from 'node:path';
import type { HeldObject, HeldObjects } from '../held-objects.js';
import { checkKey } from '../object-key.js';
import { toObjectStoreError } from './disk-error.js';
import type { DiskFiles } from './disk-files.js';
import { refuseLinks } from './durable-folder.js';
import { type OpenObject, openObjectFile } from './object-file.js';

const HELD_MS = 2000;
const MOST_HELD = 256;

interface Held {
  readonly opening: Promise<OpenObject>;
  readonly sinceMs: number;
  users: number;
  isDropped: boolean;
}

/** Files of objects that stay open for moments: opening one costs more than reading from it. */
export class DiskHeldObjects implements HeldObjects {
  readonly #held = new Map<string, Held>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly files: DiskFiles) {}

  async use<Result>(key: string, work: (object: HeldObject) => Promise<Result>): Promise<Result> {
    const held = this.#take(key);
    held.users += 1;
    try {
      const { handle, info } = await held.opening;
      return await work({
        info,
        read: async (buffer, length, position) =>
          (await handle.read(buffer, 0, length, position)).bytesRead,
      });
    } catch (error) {
      throw toObjectStoreError(error);
    } finally {
      held.users -= 1;
      if (held.isDropped) this.#close(held);
    }
  }

  /** Closes what nobody uses, and the rest when it is no longer used. */
  closeAll(): void {
    for (const key of this.#held.keys()) this.#drop(key);
  }

  #take(key: string): Held {
    const known = this.#held.get(key);
    if (known && performance.now() - known.sinceMs < HELD_MS) return known;
    this.#drop(key);
    const opening = this.#open(key);
    const held = { opening, sinceMs: performance.now(), users: 0, isDropped: false };
    // What could not be opened is looked for anew by the next one.
    opening.catch(() => this.#held.get(key) === held && this.#drop(key));
    this.#held.set(key, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MOST_HELD && oldest !== undefined) this.#drop(oldest);
    this.#timer ??= setInterval(() => this.#tidy(), HELD_MS).unref();
    return held;
  }

  async #open(key: string): Promise<OpenObject> {
    checkKey(key);
    const file = this.files.pathOf(key);
    await refuseLinks(path.dirname(file));
    return openObjectFile(file);
  }

  /** Those that were opened first are the first of the map. */
  #tidy(): void {
    const nowMs = performance.now();
    for (const [key, { sinceMs }] of this.#held) {
      if (nowMs - sinceMs < HELD_MS) break;
      this.#drop(key);
    }
    if (this.#held.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #drop(key: string): void {
    const held = this.#held.get(key);
    if (!held) return;
    this.#held.delete(key);
    held.isDropped = true;
    this.#close(held);
  }

  #close({ users, opening }: Held): void {
    if (users > 0) return;
    void opening.then(({ handle }) => handle.close()).catch(() => undefined);
  }
}
