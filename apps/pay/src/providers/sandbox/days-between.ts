const DAY_MS = 86_400_000;
const MOST_DAYS = 400;

/** Every day from one to another, both included: `2026-01-31`. @throws when there are too many */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  if (count > MOST_DAYS) throw new RangeError(`No more than ${MOST_DAYS} days at once.`);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
