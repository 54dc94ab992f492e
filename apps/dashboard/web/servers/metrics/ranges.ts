/** How far back metrics can be looked at: name and seconds. */
export const RANGES = [
  ['1h', 3600],
  ['24h', 24 * 3600],
  ['7d', 7 * 24 * 3600],
  ['30d', 30 * 24 * 3600],
] as const;

export type RangeName = (typeof RANGES)[number][0];

/** The seconds of a range. */
export const secondsOf = (name: RangeName): number =>
  RANGES.find(([known]) => known === name)?.[1] ?? 3600;
