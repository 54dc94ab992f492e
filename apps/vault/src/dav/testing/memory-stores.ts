import { conflicts, type DavLock, DavLocks } from '../locks/dav-lock.js';
import { type DavPath, isBelow } from '../protocol/dav-path.js';
import {
  DeadProperties,
  type Properties,
  type PropertyChange,
} from '../properties/dead-properties.js';
import type { ClarkName } from '../xml/xml-element.js';

/** Locks in memory, which never run out. */
export class MemoryLocks extends DavLocks {
  readonly #locks = new Map<string, DavLock>();

  async at(path: DavPath, isDeep = false): Promise<DavLock[]> {
    return [...this.#locks.values()].filter(
      (lock) =>
        lock.path === path ||
        (lock.isDeep && isBelow(path, lock.path)) ||
        (isDeep && isBelow(lock.path, path)),
    );
  }

  async add(lock: DavLock): Promise<DavLock | null> {
    const there = await this.at(lock.path, lock.isDeep);
    const found = there.find((other) => conflicts(lock, other));
    if (!found) this.#locks.set(lock.token, lock);
    return found ?? null;
  }

  async refresh(token: string, expiresAt: Date): Promise<void> {
    const lock = this.#locks.get(token);
    if (lock) this.#locks.set(token, { ...lock, expiresAt });
  }

  async remove(token: string): Promise<void> {
    this.#locks.delete(token);
  }

  async removeBelow(path: DavPath): Promise<void> {
    for (const lock of this.#locks.values()) {
      if (lock.path === path || isBelow(lock.path, path)) this.#locks.delete(lock.token);
    }
  }
}

/** Properties in memory. */
export class MemoryProperties extends DeadProperties {
  readonly #all = new Map<string, Map<ClarkName, string>>();

  async of(): Promise<ReadonlyMap<string, Properties>> {
    return this.#all;
  }

  async change(id: string, changes: readonly PropertyChange[]): Promise<void> {
    const own = this.#all.get(id) ?? new Map<ClarkName, string>();
    this.#all.set(id, own);
    for (const [name, value] of changes) {
      if (value === null) own.delete(name);
      else own.set(name, value);
    }
  }

  async copy(copies: readonly { fromId: string; toId: string }[]): Promise<void> {
    for (const { fromId, toId } of copies) {
      const own = this.#all.get(fromId);
      if (own) this.#all.set(toId, new Map(own));
    }
  }
}
