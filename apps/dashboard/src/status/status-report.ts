import { PRODUCTS, type ProductName } from './products.js';
import type { KeptHistory } from './kept-history.js';
import { KEPT_DAYS, type StatusHistory } from './status-history.js';

const DAY_MS = 86_400_000;

/** `unknown` until somebody has looked. */
export type ProductState = 'operational' | 'down' | 'unknown';

/** One day of a product, in UTC. */
export interface StatusDay {
  readonly date: string;
  /** How long it was not ready; null for days when nobody watched. */
  readonly down_seconds: number | null;
}

/** A product as the page shows it. */
export interface ProductStatus {
  readonly product: ProductName;
  readonly name: string;
  readonly state: ProductState;
  /** Share of the watched time in which it was ready, of the last 90 days. */
  readonly uptime_percent: number | null;
  readonly days: readonly StatusDay[];
}

/** What anybody may know of the installation. */
export interface StatusReport {
  readonly state: ProductState;
  readonly checked_at: string | null;
  readonly watched_since: string | null;
  readonly products: readonly ProductStatus[];
  readonly incidents: readonly {
    readonly product: ProductName;
    readonly name: string;
    readonly began_at: string;
    readonly ended_at: string | null;
  }[];
}

/** Writes the state and the last 90 days down, the newest incident first. */
export function reportOf(history: StatusHistory, now: Date): StatusReport {
  const { kept } = history;
  const products = PRODUCTS.map(({ product, name }) => ({
    product,
    name,
    state: stateOf(history, product),
    ...pastOf(kept, product, now),
  }));
  const incidents = (kept?.incidents ?? [])
    .map(({ product, began_at, ended_at }) => ({
      product,
      name: nameOf(product),
      began_at,
      ended_at,
    }))
    .toSorted((one, other) => (one.began_at < other.began_at ? 1 : -1));
  const states = products.map(({ state }) => state);
  return {
    state: states.find((state) => state === 'down') ?? states.find(isUnknown) ?? 'operational',
    checked_at: kept?.seen_at ?? null,
    watched_since: kept?.watched_since ?? null,
    products,
    incidents,
  };
}

const isUnknown = (state: ProductState) => state === 'unknown';
const nameOf = (wanted: ProductName) =>
  PRODUCTS.find(({ product }) => product === wanted)?.name ?? wanted;

/** A look that failed once is not yet an incident. */
function stateOf(history: StatusHistory, product: ProductName): ProductState {
  const isDown = history.kept?.incidents.some(
    (incident) => incident.product === product && incident.ended_at === null,
  );
  if (isDown) return 'down';
  return history.wasReady(product) ? 'operational' : 'unknown';
}

function pastOf(kept: KeptHistory | undefined, product: ProductName, now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const since = kept ? Date.parse(kept.watched_since) : now.getTime();
  const incidents = (kept?.incidents ?? []).filter((incident) => incident.product === product);
  const downMs = (from: number, to: number): number =>
    incidents.reduce((sum, { began_at, ended_at }) => {
      const end = ended_at === null ? now.getTime() : Date.parse(ended_at);
      return sum + Math.max(0, Math.min(to, end) - Math.max(from, Date.parse(began_at)));
    }, 0);
  const days = Array.from({ length: KEPT_DAYS }, (_, place): StatusDay => {
    const from = today - (KEPT_DAYS - 1 - place) * DAY_MS;
    const isWatched = kept !== undefined && from + DAY_MS > since;
    return {
      date: new Date(from).toISOString().slice(0, 10),
      down_seconds: isWatched ? Math.round(downMs(from, from + DAY_MS) / 1000) : null,
    };
  });
  const first = Math.max(since, today - (KEPT_DAYS - 1) * DAY_MS);
  const watchedMs = now.getTime() - first;
  const readyMs = watchedMs - downMs(first, now.getTime());
  // Never rounded up: a hundred means that there was nothing.
  const uptime_percent = watchedMs > 0 ? Math.floor((readyMs * 100_000) / watchedMs) / 1000 : null;
  return { uptime_percent, days };
}
