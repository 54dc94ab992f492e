import type { EdgeAppStats } from './edge-answers.js';

const COUNTERS = ['requests', 'client_errors', 'errors'] as const;

type Counts = Record<(typeof COUNTERS)[number], number>;

/**
 * Adds up what edges counted of apps. Each counts from its own start: what one had counted before it was
 * started anew, or went away, stays in the sum.
 */
export class EdgeCounters {
  readonly #last = new Map<string, Map<string, EdgeAppStats>>();
  readonly #sums = new Map<string, Counts>();

  /**
   * @param answers what the edges say now, by their address
   * @returns one row for each app: sums, and the times of the edge that is slowest for it
   */
  add(answers: ReadonlyMap<string, readonly EdgeAppStats[]>): EdgeAppStats[] {
    const apps = new Map<string, EdgeAppStats[]>();
    for (const [edge, items] of answers) {
      for (const one of items) {
        this.#count(one, this.#last.get(edge)?.get(one.app));
        apps.set(one.app, [...(apps.get(one.app) ?? []), one]);
      }
      this.#last.set(edge, new Map(items.map((one) => [one.app, one])));
    }
    for (const app of this.#sums.keys()) if (!this.#isSeen(app)) this.#sums.delete(app);
    return [...apps].map(([app, of]) => Object.assign(gathered(app, of), this.#sums.get(app)));
  }

  /** Forgets edges that are gone. */
  keep(edges: ReadonlySet<string>): void {
    for (const edge of this.#last.keys()) if (!edges.has(edge)) this.#last.delete(edge);
  }

  #count(now: EdgeAppStats, last: EdgeAppStats | undefined): void {
    const isSame = last !== undefined && now.requests >= last.requests;
    const sum = this.#sums.get(now.app) ?? { requests: 0, client_errors: 0, errors: 0 };
    for (const name of COUNTERS) sum[name] += now[name] - (isSame ? last[name] : 0);
    this.#sums.set(now.app, sum);
  }

  #isSeen(app: string): boolean {
    return [...this.#last.values()].some((items) => items.has(app));
  }
}

function gathered(app: string, of: readonly EdgeAppStats[]): EdgeAppStats {
  const sum = (name: 'inflight' | 'upgrades' | keyof Counts) =>
    of.reduce((total, one) => total + one[name], 0);
  const longest = (name: 'p50_ms' | 'p95_ms' | 'p99_ms') => {
    const known = of.map((one) => one[name]).filter((ms) => ms !== null);
    return known.length > 0 ? Math.max(...known) : null;
  };
  return {
    app,
    inflight: sum('inflight'),
    upgrades: sum('upgrades'),
    requests: sum('requests'),
    client_errors: sum('client_errors'),
    errors: sum('errors'),
    p50_ms: longest('p50_ms'),
    p95_ms: longest('p95_ms'),
    p99_ms: longest('p99_ms'),
  };
}
