import { KeyedMutex } from '../../../../vps/engine/keyed-mutex.js';

/** Lets one change at a time work on each instance, and tells whether one does. */
export class InstanceLocks {
  readonly #mutex = new KeyedMutex();
  readonly #waiting = new Map<string, number>();

  isBusy(id: string): boolean {
    return this.#waiting.has(id);
  }

  async run<T>(id: string, change: () => Promise<T>): Promise<T> {
    this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    try {
      return await this.#mutex.run(id, change);
    } finally {
      const left = (this.#waiting.get(id) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(id);
      else this.#waiting.set(id, left);
    }
  }
}
