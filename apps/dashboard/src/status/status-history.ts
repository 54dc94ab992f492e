import { type KeptHistory, noteGap, openOf } from './kept-history.js';
import type { ProductName } from './products.js';

const DAY_MS = 86_400_000;
/** So far back incidents are kept and shown. */
export const KEPT_DAYS = 90;
/** One look that fails may be a moment's; two in a row are an incident, since the first. */
const LOOKS = 2;
/** A product that comes and goes all the time must not fill the disk. */
const MOST_INCIDENTS = 500;

/** What one look found of each product. */
export type Looks = ReadonlyMap<ProductName, boolean>;

/** Makes incidents of looks at products, and forgets the old ones. */
export class StatusHistory {
  #kept: KeptHistory | undefined;
  readonly #wereReady = new Set<ProductName>();

  constructor(kept?: KeptHistory) {
    this.#kept = kept;
  }

  /** Everything that is known; undefined before the first look. */
  get kept(): KeptHistory | undefined {
    return this.#kept;
  }

  /** Goes on with what others know. */
  adopt(kept: KeptHistory): void {
    this.#kept = kept;
  }

  /** Whether a product was ready at any look since this process began. */
  wasReady(product: ProductName): boolean {
    return this.#wereReady.has(product);
  }

  /** Remembers only which products work, as another replica writes the look down. */
  noteReady(looks: Looks): void {
    for (const [product, isReady] of looks) if (isReady) this.#wereReady.add(product);
  }

  /** Takes in one look at all products. */
  observe(looks: Looks, now: Date): void {
    const kept = (this.#kept ??= begun(now));
    this.noteReady(looks);
    noteGap(kept, now);
    for (const [product, isReady] of looks) {
      if (isReady) end(kept, product, now);
      else fail(kept, product, now);
    }
    kept.seen_at = now.toISOString();
    const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
    kept.incidents = kept.incidents
      .filter(({ ended_at }) => ended_at === null || ended_at > oldest)
      .slice(-MOST_INCIDENTS);
  }
}

function fail(kept: KeptHistory, product: ProductName, now: Date): void {
  if (openOf(kept, product)) return;
  let failing = kept.failing.find((one) => one.product === product);
  if (!failing) {
    failing = { product, since: now.toISOString(), looks: 0 };
    kept.failing.push(failing);
  }
  failing.looks += 1;
  if (failing.looks < LOOKS) return;
  kept.incidents.push({ product, began_at: failing.since, ended_at: null });
}

function end(kept: KeptHistory, product: ProductName, now: Date): void {
  kept.failing = kept.failing.filter((one) => one.product !== product);
  const open = openOf(kept, product);
  if (open) open.ended_at = now.toISOString();
}

function begun(now: Date): KeptHistory {
  const at = now.toISOString();
  return { watched_since: at, seen_at: at, incidents: [], failing: [] };
}
