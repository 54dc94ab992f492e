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

/** While lines are left out, that is said no more often than this. */
const TELL_EVERY_MS = 250;
/** A program that falls silent is waited for this long. */
const SILENCE_MS = 1_000;

/**
 * Passes lines on while they come at a bearable rate, and says how many were left out, so that a
 * program that prints in a loop cannot fill the logs.
 */
export function limitLines(
  pass: (line: string) => void,
  bounds: LineBounds = LINE_BOUNDS,
  now: () => number = Date.now,
): (line: string) => void {
  let credit = bounds.burst;
  let lastMs = now();
  let dropped = 0;
  let droppedSinceMs = 0;
  let silence: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(silence);
    silence = undefined;
    if (dropped > 0) pass(`[${dropped} lines left out: too many at once]`);
    dropped = 0;
  };
  return (line) => {
    const nowMs = now();
    credit = Math.min(bounds.burst, credit + ((nowMs - lastMs) / 1_000) * bounds.perSecond);
    lastMs = nowMs;
    if (credit < 1) {
      if (dropped++ === 0) droppedSinceMs = nowMs;
      silence ??= setTimeout(tell, SILENCE_MS).unref();
      return;
    }
    if (dropped > 0 && nowMs - droppedSinceMs >= TELL_EVERY_MS) tell();
    credit--;
    pass(line.length > bounds.maxCharacters ? `${line.slice(0, bounds.maxCharacters)}…` : line);
  };
}
