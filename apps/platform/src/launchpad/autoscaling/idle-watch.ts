import type { EdgeAppStats } from '../edge/edge-answers.js';

interface Seen {
  requests: number;
  activeAtMs: number;
  releaseId: string;
}

/** Knows since when nobody asks an app for anything. Open connections are use, silent or not. */
export class IdleWatch {
  readonly #apps = new Map<string, Seen>();

  /** @returns how long the app is idle; 0 when that is not known */
  idleMs(appId: string, releaseId: string, stats: EdgeAppStats | undefined, nowMs: number): number {
    const seen = this.#apps.get(appId);
    const isSame =
      seen?.releaseId === releaseId &&
      stats !== undefined &&
      stats.requests === seen.requests &&
      stats.inflight === 0 &&
      stats.upgrades === 0;
    if (isSame) return nowMs - seen.activeAtMs;
    this.#apps.set(appId, { requests: stats?.requests ?? -1, activeAtMs: nowMs, releaseId });
    return 0;
  }

  /** Begins anew: an app that was woken is in use. */
  forget(appId: string): void {
    this.#apps.delete(appId);
  }
}
