const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pauses before the second, third, … attempt; together about three days. */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** At most so much shorter or longer: receivers that come back are not overrun. */
const JITTER = 0.05;

/** How long nothing may arrive before a webhook is disabled; longer than one delivery is tried. */
export const MOST_FAILING_MS = 5 * DAY_MS;

/** Attempts at one delivery, the first among them. */
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/** The rules above in words, for the documentation. */
export const SCHEDULE = `A delivery that fails is tried again after ${inWords(PAUSES_MS)}, each give or take ${JITTER * 100} %: ${MOST_ATTEMPTS} attempts in about three days. A webhook to which nothing could be delivered for ${MOST_FAILING_MS / DAY_MS} days is disabled, and one that answers 410 at once; the event \`webhook.disabled\` tells so.`;

/**
 * Milliseconds until the next attempt, or null when there is none.
 * @param attempts attempts that were made
 * @param random between 0 and 1
 */
export function pauseAfter(attempts: number, random: number = Math.random()): number | null {
  const pauseMs = PAUSES_MS[attempts - 1];
  return pauseMs === undefined ? null : Math.round(pauseMs * (1 + JITTER * (2 * random - 1)));
}

function inWords(pausesMs: readonly number[]): string {
  const words = pausesMs.map((pauseMs) => {
    if (pauseMs < MINUTE_MS) return `${pauseMs / SECOND_MS} s`;
    return pauseMs < HOUR_MS ? `${pauseMs / MINUTE_MS} min` : `${pauseMs / HOUR_MS} h`;
  });
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
