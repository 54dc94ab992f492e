import type { AppCounts } from './app-counts.js';
import { AppStats } from './app-stats.js';

/** The counters of every app that has a route. They outlive a switch and go with the last route. */
export class StatsRegistry {
  readonly #byOwner = new Map<string, AppStats>();

  acquire(owner: string): AppStats {
    let stats = this.#byOwner.get(owner);
    if (!stats) {
      stats = new AppStats(owner);
      this.#byOwner.set(owner, stats);
    }
    stats.references++;
    return stats;
  }

  release(stats: AppStats): void {
    if (--stats.references === 0) this.#byOwner.delete(stats.owner);
  }

  /** Hands over what was counted and is worth telling, and begins anew. */
  take(): AppCounts[] {
    return this.all()
      .filter(({ latency, inflight, upgrades }) => latency.total + inflight + upgrades > 0)
      .map((stats) => stats.take());
  }

  /** Adds what another worker counted, and notes what is open there. */
  merge(worker: number, counts: readonly AppCounts[]): void {
    this.forget(worker);
    for (const counted of counts) {
      const stats = this.#byOwner.get(counted.app);
      stats?.merge(counted);
      stats?.setElsewhere(worker, counted);
    }
  }

  /** Takes over counters that nobody else has. */
  takeBack(counts: readonly AppCounts[]): void {
    for (const counted of counts) this.#byOwner.get(counted.app)?.merge(counted);
  }

  /** Nothing is open in this worker any more. */
  forget(worker: number): void {
    for (const stats of this.#byOwner.values()) stats.setElsewhere(worker);
  }

  all(): AppStats[] {
    return [...this.#byOwner.values()];
  }
}
