/** A position of a trace. */
export interface TracePoint {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Milliseconds since 1970; gaps in them split the trace. */
  readonly timeMs?: number;
}

/** How a trace is read. */
export interface MatchOptions {
  /** Standard deviation of positions, in metres: 1 to 100. */
  readonly accuracyM: number;
  /** Roads that are further away are none that was travelled. */
  readonly radiusM: number;
  /** Metres by which a way between positions typically differs from the straight line. */
  readonly detourM: number;
  /** Roads that are looked at for each position. */
  readonly candidates: number;
  /** Milliseconds between positions that split the trace. */
  readonly gapMs: number;
  /** Metres between positions that split the trace. */
  readonly gapM: number;
}

/** As for the receiver of a telephone. */
export const MATCH_DEFAULTS: MatchOptions = {
  accuracyM: 10,
  radiusM: 50,
  detourM: 8,
  candidates: 8,
  gapMs: 60_000,
  gapM: 2000,
};
