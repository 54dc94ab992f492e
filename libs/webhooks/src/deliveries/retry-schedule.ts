const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the second, third, … attempt; together about 28 hours. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
] as const;

/** At most so much longer, as a part of the pause: receivers that come back are not overrun. */
const JITTER = 0.1;

/**
 * Milliseconds until the next attempt, or null when there is none.
 * @param attempts attempts that were made
 * @param random between 0 and 1
 */
export function pauseAfter(attempts: number, random: number = Math.random()): number | null {
  const pauseMs = PAUSES_MS[attempts - 1];
  return pauseMs === undefined ? null : Math.round(pauseMs * (1 + JITTER * random));
}
