import { setImmediate } from 'node:timers/promises';
import { openingAt, type SeenPlace } from './seen-place.js';

/** So many are looked at for what is open, for so long; others wait meanwhile. */
const MOST_LOOKED_AT = 1_000;
const MOST_MS = 500;

/** Tells what is open. Looks at so many only, so that nobody keeps it busy. */
export class OpeningSearch {
  #lookedAt = 0;
  #tookMs = 0;

  constructor(
    /** Null when all may be told. */
    private readonly at: Date | null,
  ) {}

  /** Whether no more can be looked at. */
  get isOver(): boolean {
    return this.#lookedAt >= MOST_LOOKED_AT || this.#tookMs >= MOST_MS;
  }

  async isWanted(seen: SeenPlace): Promise<boolean> {
    if (this.at === null) return true;
    const sinceMs = performance.now();
    const isOpen = openingAt(seen, this.at)?.status === 'open';
    this.#lookedAt += 1;
    this.#tookMs += performance.now() - sinceMs;
    await setImmediate();
    return isOpen;
  }
}
