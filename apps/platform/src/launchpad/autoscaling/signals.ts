/** What was measured of an app. What could not be measured is undefined, which is not nothing. */
export interface Signals {
  /** Percent of its processors that each healthy replica used. */
  readonly cpuPercent: readonly (number | undefined)[];
  /** Percent of its memory that each healthy replica holds. */
  readonly memoryPercent: readonly (number | undefined)[];
  /** Requests that are open, with connections of other protocols. */
  readonly inFlight: number | undefined;
  /** 0 while nobody asks for anything. */
  readonly p95Ms: number | undefined;
}
