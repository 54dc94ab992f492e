const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The first moment after `after` at a full hour of UTC, on one day of the week or on any. */
export function nextSlot(
  { hourUtc, weekday }: { readonly hourUtc: number; readonly weekday: number | null },
  after: Date,
): Date {
  const midnight = Math.floor(after.getTime() / DAY_MS) * DAY_MS;
  for (let day = 0; day < 8; day++) {
    const slot = new Date(midnight + day * DAY_MS + hourUtc * HOUR_MS);
    const isDay = weekday === null || slot.getUTCDay() === weekday;
    if (slot > after && isDay) return slot;
  }
  throw new Error('A week has every day.');
}
