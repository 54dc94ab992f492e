/** What can tell that an app needs more replicas. */
export const SIGNALS = ['cpu', 'memory', 'inflight', 'p95_ms'] as const;
export type ScaleSignal = (typeof SIGNALS)[number];

/** Between which bounds an app is scaled without being asked, and by what. */
export interface AutoscalePolicy {
  /** 0 lets the app sleep after it was idle. */
  readonly min: number;
  readonly max: number;
  readonly signal: ScaleSignal;
  /** What the signal should be: percent for each replica, requests for each replica, or ms. */
  readonly target: number;
  /** Time without a request after which an app with `min` 0 sleeps. */
  readonly idleAfterS: number;
}
