import type { FoundInstance } from '../events/instances.js';

/** A time that is taken, in seconds since 1970. */
export interface BusyTime {
  readonly start: number;
  readonly end: number;
}

/** The times that instances take, joined where they touch, within a window. Cancelled and free ones take none. */
export function busyTimes(found: readonly FoundInstance[], from: number, to: number): BusyTime[] {
  const taken: { start: number; end: number }[] = [];
  for (const { event, override, start, end, zone } of found) {
    const words = event.plan.changes[override]?.words ?? event.words;
    if (words.transparent || words.status === 'cancelled') continue;
    const own = {
      start: Math.max(from, zone.instant(start)),
      end: Math.min(to, zone.instant(end)),
    };
    if (own.end > own.start) taken.push(own);
  }
  taken.sort((one, other) => one.start - other.start);
  const joined: { start: number; end: number }[] = [];
  for (const one of taken) {
    const last = joined.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else joined.push(one);
  }
  return joined;
}
