const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

/**
 * When a certificate is ordered anew: after two thirds of its life, give or take 3 % of it, so that
 * what was issued at once is not renewed at once.
 * @param random from 0 to 1
 */
export function renewalAt(notBefore: Date, notAfter: Date, random: number): Date {
  const life = notAfter.getTime() - notBefore.getTime();
  return new Date(notBefore.getTime() + life * (2 / 3 + (random - 0.5) * 0.06));
}

/** The pause before an order that failed is tried again: doubled each time, up to a day. */
export function orderPauseMs(attempts: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.min(attempts, 16));
  return Math.round(pause * (0.75 + random * 0.5));
}
