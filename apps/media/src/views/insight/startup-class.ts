const GROWTH = 1.1;

/** The middle of a class of times; the database makes them. */
export const msOf = (startupClass: number): number =>
  startupClass === 0 ? 0 : Math.round((GROWTH ** (startupClass - 1) * (1 + GROWTH)) / 2);

/** A time that a share of views did not exceed, of counts by class; null without any. */
export function startupWithin(counts: ReadonlyMap<number, number>, share: number): number | null {
  const classes = [...counts].toSorted(([one], [other]) => one - other);
  const wanted = share * classes.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [startupClass, count] of classes) {
    seen += count;
    if (seen >= wanted && seen > 0) return msOf(startupClass);
  }
  return null;
}
