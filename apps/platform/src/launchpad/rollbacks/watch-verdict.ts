/** What was seen of a release since it went live. */
export interface Evidence {
  /** Replicas that ended by themselves. */
  readonly crashes: number;
  readonly requests: number;
  /** Answers with a status of 500 and above. */
  readonly errors: number;
}

/** From when on a release is given up. */
export interface WatchLimits {
  readonly crashes: number;
  readonly errorPercent: number;
  /** Fewer requests than this prove nothing. */
  readonly leastRequests: number;
}

/** Whether a release must go, and for which of the two reasons. */
export function judge(
  { crashes, requests, errors }: Evidence,
  limits: WatchLimits,
): 'keep' | 'crash_loop' | 'error_rate' {
  if (crashes >= limits.crashes) return 'crash_loop';
  if (requests < limits.leastRequests) return 'keep';
  return errors * 100 >= limits.errorPercent * requests ? 'error_rate' : 'keep';
}
