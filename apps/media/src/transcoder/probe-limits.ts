/** What a file may be at most. */
export interface ProbeLimits {
  readonly maxBytes: number;
  readonly maxDurationMs: number;
  readonly minDurationMs: number;
  readonly maxSidePx: number;
  readonly minSidePx: number;
  /** Width times height. */
  readonly maxPixels: number;
  readonly maxStreams: number;
  /** Frames per second, by the average of the whole file. */
  readonly maxFrameRate: number;
  readonly minFrameRate: number;
  readonly timeoutMs: number;
}

const MINUTE_MS = 60_000;

/** Limits that hold unless a caller has narrower ones. */
export const PROBE_LIMITS: ProbeLimits = {
  maxBytes: 50 * 1024 ** 3,
  maxDurationMs: 12 * 60 * MINUTE_MS,
  minDurationMs: 100,
  maxSidePx: 8192,
  minSidePx: 16,
  maxPixels: 35_389_440,
  maxStreams: 16,
  maxFrameRate: 240,
  minFrameRate: 0.2,
  timeoutMs: 30_000,
};
