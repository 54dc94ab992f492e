import { z } from 'zod';
import { PRODUCTS, type ProductName } from './products.js';

/** Nobody looked for longer than this: nothing ran. */
const GAP_MS = 120_000;

const Product = z.enum(PRODUCTS.map(({ product }) => product));

const Incident = z.object({
  product: Product,
  began_at: z.iso.datetime(),
  /** Null while it goes on. */
  ended_at: z.iso.datetime().nullable(),
});
/** A time in which a product was not ready. */
export type Incident = z.output<typeof Incident>;

/** What is kept between looks, starts and replicas. */
export const KeptHistory = z.object({
  watched_since: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  incidents: z.array(Incident),
  /** Products whose last looks were bad, and that are no incident yet. */
  failing: z
    .array(z.object({ product: Product, since: z.iso.datetime(), looks: z.number().int().min(1) }))
    .default([]),
});
export type KeptHistory = z.output<typeof KeptHistory>;

/** The incident of a product that goes on. */
export function openOf(kept: KeptHistory, product: ProductName): Incident | undefined {
  return kept.incidents.find((one) => one.product === product && one.ended_at === null);
}

/** While nobody looked nothing ran. Gives back whether it was so for long enough to tell. */
export function noteGap(kept: KeptHistory, now: Date): boolean {
  if (now.getTime() - Date.parse(kept.seen_at) < GAP_MS) return false;
  for (const { product } of PRODUCTS) {
    if (openOf(kept, product)) continue;
    kept.incidents.push({ product, began_at: kept.seen_at, ended_at: now.toISOString() });
  }
  return true;
}

/**
 * What all replicas remember together, and what this one saw since that was written: the place where
 * it is kept may not have answered for a while.
 */
export function joined(stored: KeptHistory, own: KeptHistory | undefined): KeptHistory {
  const all = structuredClone(stored);
  if (own === undefined || own.seen_at <= stored.seen_at) return all;
  if (own.watched_since > stored.seen_at) noteGap(all, new Date(own.watched_since));
  const isKnown = ({ product, began_at }: Incident) =>
    stored.incidents.some((one) => one.product === product && isAfter(one.ended_at, began_at));
  const news = own.incidents.filter(
    (incident) => isAfter(incident.ended_at, stored.seen_at) && !isKnown(incident),
  );
  all.incidents.push(...structuredClone(news));
  return { ...all, seen_at: own.seen_at, failing: structuredClone(own.failing) };
}

/** What goes on is after everything. */
const isAfter = (time: string | null, other: string) => time === null || time > other;
