/** Bounds of what is taken from a sandbox's output. */
export interface LineBounds {
  /** Longer lines are cut. */
  maxCharacters: number;
  /** Lines a second in the long run. */
  perSecond: number;
  /** Lines at once. */
  burst: number;
}

export const LINE_BOUNDS: LineBounds = { maxCharacters: 4_096, perSecond: 500, burst: 5_000 };

/**
 * Passes lines on while they come at a bearable rate, and says how many were left out once they do
 * again, so that a program that prints in a loop cannot fill the logs.
 */
export function limitLines(
  pass: (line: string) => void,
  bounds: LineBounds = LINE_BOUNDS,
  now: () => number = Date.now,
): (line: string) => void {
  let credit = bounds.burst;
  let lastMs = now();
  let dropped = 0;
  return (line) => {
    const nowMs = now();
    credit = Math.min(bounds.burst, credit + ((nowMs - lastMs) / 1_000) * bounds.perSecond);
    lastMs = nowMs;
    if (credit < 1) {
      dropped++;
      return;
    }
    if (dropped > 0) pass(`[${dropped} lines left out: too many at once]`);
    dropped = 0;
    credit--;
    pass(line.length > bounds.maxCharacters ? `${line.slice(0, bounds.maxCharacters)}…` : line);
  };
}
