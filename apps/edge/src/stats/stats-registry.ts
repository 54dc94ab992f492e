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

  all(): AppStats[] {
    return [...this.#byOwner.values()];
  }
}
