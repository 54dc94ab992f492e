import { LRUCache } from 'lru-cache';

const LEAST_MS = 500;
const MOST_MS = 60_000;
const MOST_DOMAINS = 10_000;

interface Turns {
  /** How many were told to come back and have not been served since. */
  ahead: number;
  lastMs: number;
}

/** Tells mail that finds its domain busy when to come back, so that it does not ask all the time. */
export class TurnTimes {
  readonly #byDomain = new LRUCache<string, Turns>({ max: MOST_DOMAINS });

  constructor(private readonly places: number) {}

  /** Milliseconds to stay away, the more the more wait already. */
  ask(domain: string): number {
    const turns = this.#byDomain.get(domain) ?? { ahead: 0, lastMs: LEAST_MS };
    turns.ahead += 1;
    this.#byDomain.set(domain, turns);
    const waitMs = (turns.ahead / this.places) * turns.lastMs;
    return Math.min(MOST_MS, Math.max(LEAST_MS, waitMs));
  }

  /** One was served. */
  took(domain: string, ms: number): void {
    const turns = this.#byDomain.get(domain);
    if (!turns) return;
    turns.ahead = Math.max(0, turns.ahead - 1);
    turns.lastMs = ms;
  }
}
