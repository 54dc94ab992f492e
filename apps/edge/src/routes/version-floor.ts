const REMEMBERED = 20_000;

/** The floor of one app at one host. */
export type FloorEntry = readonly [key: string, version: number];

/**
 * Remembers the highest version seen of each app's route, also after the route was removed, so
 * that a message that was overtaken on its way cannot bring an old release back.
 */
export class VersionFloor {
  readonly #floors = new Map<string, number>();

  /** The version below which nothing is accepted; undefined when the app is new to this host. */
  of(host: string, owner: string): number | undefined {
    return this.#floors.get(`${host} ${owner}`);
  }

  raise(host: string, owner: string, version: number): void {
    this.#raise(`${host} ${owner}`, version);
  }

  /** What another one is to take over. */
  toEntries(): FloorEntry[] {
    return [...this.#floors];
  }

  takeOver(entries: readonly FloorEntry[]): void {
    for (const [key, version] of entries) this.#raise(key, version);
  }

  #raise(key: string, version: number): void {
    const known = this.#floors.get(key) ?? 0;
    this.#floors.delete(key);
    this.#floors.set(key, Math.max(known, version));
    if (this.#floors.size > REMEMBERED) {
      for (const oldest of this.#floors.keys()) {
        this.#floors.delete(oldest);
        break;
      }
    }
  }
}
