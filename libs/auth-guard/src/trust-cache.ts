import type { Bus } from '@skydeck/bus';
import { CommonErrors } from '@skydeck/errors';
import { LRUCache } from 'lru-cache';

const POSITIVE_MS = 30_000;
const NEGATIVE_MS = 10_000;
const WITHOUT_BUS_MS = 1000;
const MOST_TRIES = 3;

interface Entry<Value> {
  readonly value: Value | null;
  readonly learnedMs: number;
  readonly busGeneration: number;
}

/** How often something was remembered, and how often auth had to be asked. */
export interface LookUps {
  readonly hits: number;
  readonly misses: number;
}

type Fits<Value> = (value: Value, key: string) => boolean;

interface Flight<Value> {
  readonly result: Promise<Value | null>;
  /** The key itself was revoked during the look-up. */
  isOutdated: boolean;
  /** Revocations of many that arrived during the look-up. */
  doubts: Fits<Value>[];
}

/** What a cache of credentials needs to know how long it may believe itself. */
export interface TrustOptions {
  readonly bus: Pick<Bus, 'isConnected' | 'generation'>;
  readonly nowMs: () => number;
  /** Most entries of each kind, found and not found. */
  readonly max?: number;
}

/**
 * Remembers what auth said: 30 s when it said yes, 10 s when it said no. What was learned over an
 * earlier bus connection, or while there is none, is believed for 1 s only, because a revocation
 * may have been missed. A revocation that arrives during a look-up makes it look again.
 */
export class TrustCache<Value extends object> {
  // Two stores, so that a flood of unknown credentials cannot push the known ones out.
  readonly #found: LRUCache<string, Entry<Value>>;
  readonly #missing: LRUCache<string, Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #lookUps = { hits: 0, misses: 0 };

  constructor(
    private readonly lookUp: (key: string) => Promise<Value | null>,
    private readonly options: TrustOptions,
  ) {
    const max = options.max ?? 10_000;
    this.#found = new LRUCache({ max });
    this.#missing = new LRUCache({ max });
  }

  /** What this cache was good for since the start. */
  get lookUps(): LookUps {
    return this.#lookUps;
  }

  /** The remembered answer, or undefined when auth must be asked. */
  peek(key: string): Value | null | undefined {
    const entry = this.#found.get(key) ?? this.#missing.get(key);
    if (!entry || !this.#isTrusted(entry)) return undefined;
    this.#lookUps.hits += 1;
    return entry.value;
  }

  /** Whether the last answer was yes, even if auth must be asked again. */
  wasGood(key: string): boolean {
    return this.#found.has(key);
  }

  /** Asks auth; callers who want the same thing at the same time share one look-up. */
  load(key: string): Promise<Value | null> {
    this.#lookUps.misses += 1;
    const running = this.#flights.get(key);
    if (running) return running.result;
    const result = this.#fly(key).finally(() => this.#flights.delete(key));
    this.#flights.set(key, { result, isOutdated: false, doubts: [] });
    return result;
  }

  /** Forgets one entry. */
  purge(key: string): void {
    this.#found.delete(key);
    this.#missing.delete(key);
    const flight = this.#flights.get(key);
    if (flight) flight.isOutdated = true;
  }

  /** Forgets every entry whose value fits, and everything that said no. */
  purgeWhere(fits: Fits<Value>): void {
    for (const [key, { value }] of this.#found.entries()) {
      if (value !== null && fits(value, key)) this.#found.delete(key);
    }
    this.#missing.clear();
    for (const flight of this.#flights.values()) flight.doubts.push(fits);
  }

  async #fly(key: string): Promise<Value | null> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const learnedMs = this.options.nowMs();
      const busGeneration = this.options.bus.generation();
      const value = await this.lookUp(key);
      const flight = this.#flights.get(key);
      if (!flight || !isDoubtful(flight, value, key)) {
        const [store, other] = value ? [this.#found, this.#missing] : [this.#missing, this.#found];
        store.set(key, { value, learnedMs, busGeneration });
        other.delete(key);
        return value;
      }
      flight.isOutdated = false;
      flight.doubts = [];
    }
    throw CommonErrors.unavailable({ retryAfterS: 1 });
  }

  #isTrusted({ value, learnedMs, busGeneration }: Entry<Value>): boolean {
    const ageMs = this.options.nowMs() - learnedMs;
    if (ageMs < WITHOUT_BUS_MS) return true;
    const { bus } = this.options;
    if (!bus.isConnected() || bus.generation() !== busGeneration) return false;
    return ageMs < (value === null ? NEGATIVE_MS : POSITIVE_MS);
  }
}

/** A revocation of others says nothing of a yes; a no may have become a yes with it. */
function isDoubtful<Value>(
  { isOutdated, doubts }: Flight<Value>,
  value: Value | null,
  key: string,
): boolean {
  if (isOutdated) return true;
  return value === null ? doubts.length > 0 : doubts.some((fits) => fits(value, key));
}
