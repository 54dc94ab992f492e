/** A position of a trace. */
export interface TracePoint {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Milliseconds since 1970; gaps in them split the trace. */
  readonly timeMs?: number;
  /** Its own standard deviation in metres; that of the whole trace when not given. */
  readonly accuracyM?: number;
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
  /** Standard deviations that positions must be apart to be looked at; 0 for all. */
  readonly apartTimes: number;
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
  apartTimes: 3,
  gapMs: 60_000,
  gapM: 2000,
};

const LEAST_ACCURACY_M = 1;
const MOST_ACCURACY_M = 100;

/** How exact a position is: its own figure, else that of the trace. */
export const accuracyOf = (
  { accuracyM }: TracePoint,
  options: Pick<MatchOptions, 'accuracyM'>,
): number =>
  accuracyM === undefined
    ? options.accuracyM
    : Math.min(MOST_ACCURACY_M, Math.max(LEAST_ACCURACY_M, accuracyM));
