const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, made);
  return made;
}

/** What the clock on the wall of a zone shows at a moment, `2026-06-01T09:00:00`. */
export const wallAt = (moment: Date, zone: string): string =>
  formatOf(zone).format(moment).replace(' ', 'T');

/** A time on a wall, moved by so much. */
export const movedWall = (local: string, byMs: number): string =>
  new Date(Date.parse(`${local}Z`) + byMs).toISOString().slice(0, 19);

/** How far two times on the same wall are from each other. */
export const wallBetweenMs = (from: string, to: string): number =>
  Date.parse(`${to}Z`) - Date.parse(`${from}Z`);

/** The moment at which a wall shows a time; the later one where clocks left it out. */
export function momentOf(local: string, zone: string): Date {
  const guess = Date.parse(`${local}Z`);
  // Twice, as the offset at the guess may not be the one at the moment itself.
  const first = guess - wallBetweenMs(local, wallAt(new Date(guess), zone));
  const off = wallBetweenMs(local, wallAt(new Date(first), zone));
  return new Date(Math.abs(off) < DAY_MS ? first - off : first);
}

/** Names of all time zones. */
export const ZONES: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
];
