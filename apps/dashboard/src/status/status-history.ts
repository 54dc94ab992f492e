import { z } from 'zod';
import { PRODUCTS, type ProductName } from './products.js';

const DAY_MS = 86_400_000;
/** So far back incidents are kept and shown. */
export const KEPT_DAYS = 90;
/** One look that fails may be a moment's; two in a row are an incident, since the first. */
const LOOKS = 2;
/** Nobody looked for longer than this: nothing ran. */
const GAP_MS = 120_000;
/** A product that comes and goes all the time must not fill the disk. */
const MOST_INCIDENTS = 500;

const Incident = z.object({
  product: z.enum(PRODUCTS.map(({ product }) => product)),
  began_at: z.iso.datetime(),
  /** Null while it goes on. */
  ended_at: z.iso.datetime().nullable(),
});
/** A time in which a product was not ready. */
export type Incident = z.output<typeof Incident>;

/** What is kept between starts. */
export const KeptHistory = z.object({
  watched_since: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  incidents: z.array(Incident),
});
export type KeptHistory = z.output<typeof KeptHistory>;

/** Makes incidents of looks at products, and forgets the old ones. */
export class StatusHistory {
  #kept: KeptHistory | undefined;
  readonly #failures = new Map<ProductName, { since: Date; looks: number }>();
  readonly #wereReady = new Set<ProductName>();

  constructor(kept?: KeptHistory) {
    this.#kept = kept;
  }

  /** Everything that is known; undefined before the first look. */
  get kept(): KeptHistory | undefined {
    return this.#kept;
  }

  /** Whether a product was ready at any look since this process began. */
  wasReady(product: ProductName): boolean {
    return this.#wereReady.has(product);
  }

  /** Takes in one look at all products. Gives back whether an incident began or ended. */
  observe(looks: ReadonlyMap<ProductName, boolean>, now: Date): boolean {
    const kept = (this.#kept ??= begun(now));
    let isChanged = this.#noteGap(kept, now);
    for (const [product, isReady] of looks) {
      if (isReady) this.#wereReady.add(product);
      isChanged = (isReady ? this.#end(product, now) : this.#fail(product, now)) || isChanged;
    }
    kept.seen_at = now.toISOString();
    const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
    kept.incidents = kept.incidents
      .filter(({ ended_at }) => ended_at === null || ended_at > oldest)
      .slice(-MOST_INCIDENTS);
    return isChanged;
  }

  /** While this did not run, nothing else of the installation did. */
  #noteGap(kept: KeptHistory, now: Date): boolean {
    if (now.getTime() - Date.parse(kept.seen_at) < GAP_MS) return false;
    for (const { product } of PRODUCTS) {
      if (this.#open(product)) continue;
      const times = { began_at: kept.seen_at, ended_at: now.toISOString() };
      kept.incidents.push({ product, ...times });
    }
    return true;
  }

  #fail(product: ProductName, now: Date): boolean {
    if (this.#open(product)) return false;
    const failed = this.#failures.get(product) ?? { since: now, looks: 0 };
    failed.looks += 1;
    this.#failures.set(product, failed);
    if (failed.looks < LOOKS) return false;
    const began_at = failed.since.toISOString();
    this.#kept?.incidents.push({ product, began_at, ended_at: null });
    return true;
  }

  #end(product: ProductName, now: Date): boolean {
    this.#failures.delete(product);
    const open = this.#open(product);
    if (open) open.ended_at = now.toISOString();
    return open !== undefined;
  }

  #open(product: ProductName): Incident | undefined {
    return this.#kept?.incidents.find(
      (incident) => incident.product === product && incident.ended_at === null,
    );
  }
}

function begun(now: Date): KeptHistory {
  const at = now.toISOString();
  return { watched_since: at, seen_at: at, incidents: [] };
}
