import type { HistogramCounts } from './app-counts.js';

/** Upper bounds of the buckets, in milliseconds; slower requests fall into one bucket above. */
export const BUCKETS_MS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** Counts durations in fixed buckets, so that it costs the same for one request and a billion. */
export class LatencyHistogram {
  readonly counts = new Float64Array(BUCKETS_MS.length + 1);
  total = 0;
  sumMs = 0;

  add(durationMs: number): void {
    let bucket = 0;
    while (bucket < BUCKETS_MS.length && durationMs > BUCKETS_MS[bucket]!) bucket++;
    this.counts[bucket]! += 1;
    this.total++;
    this.sumMs += durationMs;
  }

  merge(other: HistogramCounts | LatencyHistogram): void {
    for (let bucket = 0; bucket < this.counts.length; bucket++) {
      const count = other.counts[bucket] ?? 0;
      this.counts[bucket]! += count;
      this.total += count;
    }
    this.sumMs += other.sumMs;
  }

  /** Hands over what was counted, and begins anew. */
  take(): HistogramCounts {
    const taken = { counts: [...this.counts], sumMs: this.sumMs };
    this.clear();
    return taken;
  }

  clear(): void {
    this.counts.fill(0);
    this.total = 0;
    this.sumMs = 0;
  }

  /**
   * The duration that a share of the requests stayed below, interpolated within its bucket.
   * @param share from 0 to 1
   * @returns milliseconds; null when nothing was counted
   */
  quantile(share: number): number | null {
    if (this.total === 0) return null;
    const rank = share * this.total;
    let below = 0;
    for (let bucket = 0; bucket < this.counts.length; bucket++) {
      const count = this.counts[bucket]!;
      if (below + count >= rank && count > 0) {
        const from = bucket === 0 ? 0 : BUCKETS_MS[bucket - 1]!;
        const to = BUCKETS_MS[bucket] ?? from;
        return from + ((to - from) * (rank - below)) / count;
      }
      below += count;
    }
    return BUCKETS_MS.at(-1)!;
  }
}
