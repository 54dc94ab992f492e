import { z } from 'zod';

/** More than ever are kept, so that a newer dashboard may keep more. */
const MOST_INCIDENTS = 2000;
const MOST_PRODUCTS = 50;

const Product = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const Time = z.iso.datetime();

/** What replicas of the dashboard saw of the products. */
export const StatusHistory = z.strictObject({
  watched_since: Time,
  seen_at: Time,
  incidents: z
    .array(z.strictObject({ product: Product, began_at: Time, ended_at: Time.nullable() }))
    .max(MOST_INCIDENTS),
  /** Bad looks that are no incident yet. */
  failing: z
    .array(z.strictObject({ product: Product, since: Time, looks: z.number().int().min(1) }))
    .max(MOST_PRODUCTS),
});
export type StatusHistory = z.output<typeof StatusHistory>;

/** A change of what was read as `version`; 0 when there was nothing. */
export const KeepStatusHistory = z.strictObject({
  version: z.number().int().min(0),
  history: StatusHistory,
});
export type KeepStatusHistory = z.output<typeof KeepStatusHistory>;
