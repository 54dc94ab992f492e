/** What was counted in one span of ten seconds. */
export interface SlotCounts {
  /** Spans ago: 0 is the present one. */
  readonly age: number;
  readonly latency: HistogramCounts;
  readonly errors: number;
}

/** A histogram as it is handed over. */
export interface HistogramCounts {
  readonly counts: readonly number[];
  readonly sumMs: number;
}

/** The counters of an app, as one worker hands them to another. */
export interface AppCounts {
  readonly app: string;
  /** For how long these were counted. */
  readonly forMs: number;
  readonly byClass: readonly number[];
  readonly latency: HistogramCounts;
  readonly slots: readonly SlotCounts[];
  /** What is open there now; these are not handed over but told. */
  readonly inflight: number;
  readonly upgrades: number;
}
