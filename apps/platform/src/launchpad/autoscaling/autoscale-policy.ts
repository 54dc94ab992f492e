/** Between which bounds an app is scaled without being asked, and by what. */
export interface AutoscalePolicy {
  readonly enabled: boolean;
  /** 0 lets the app sleep after it was idle. */
  readonly min: number;
  readonly max: number;
  /** Percent of its processors that a replica should use; null when that says nothing. */
  readonly cpuPercent: number | null;
  /** Percent of its memory that a replica should use. */
  readonly memoryPercent: number | null;
  /** Open requests for each replica. */
  readonly inFlight: number | null;
  /** Time that 95 of 100 requests should stay below. */
  readonly p95Ms: number | null;
  /** Least time between two growths. */
  readonly upAfterS: number;
  /** Time for which fewer replicas must have been enough before some are taken away. */
  readonly downAfterS: number;
  /** Time without a request after which an app with `min` 0 sleeps. */
  readonly idleAfterS: number;
}

/** How an app is scaled that nobody said anything about. */
export const NO_AUTOSCALING: AutoscalePolicy = {
  enabled: false,
  min: 1,
  max: 1,
  cpuPercent: null,
  memoryPercent: null,
  inFlight: null,
  p95Ms: null,
  upAfterS: 15,
  downAfterS: 300,
  idleAfterS: 300,
};
