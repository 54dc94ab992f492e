import { Zone } from '../calendar/recurrence/zone.js';

/** The zones that visitors may choose, `UTC` among them. */
export const VISITOR_ZONES: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
];
const known = new Set(VISITOR_ZONES);

/** The zone that a browser names, in whatever case; undefined when there is none. */
export function visitorZone(name: string | undefined): Zone | undefined {
  if (name === undefined || name.length > 64) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Zones are kept once they are known: only so many that there are.
    return known.has(timeZone) ? (Zone.named(timeZone) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
