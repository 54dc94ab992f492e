import type { Reading } from '../../../visitor-pages/page-language.js';
import type { Zone } from '../../recurrence/zone.js';
import type { Slot } from '../free-slots.js';

/** When something is, as a visitor reads it. */
export interface ShownWhen {
  readonly day: string;
  readonly time: string;
  readonly zone: string;
}

/** Shows a time on the clock of a visitor. */
export function shownWhen({ start, end }: Slot, zone: Zone, { locale }: Reading): ShownWhen {
  const timeZone = zone.name;
  const [from, to] = [new Date(start * 1000), new Date(end * 1000)];
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(from),
    time: new Intl.DateTimeFormat(locale, clock).formatRange(from, to),
    zone: zoneWords(zone, from),
  };
}

/** `Europe/Berlin (GMT+2)` */
export function zoneWords({ name: timeZone }: Zone, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return `${timeZone.replaceAll('_', ' ')} (${offset ?? 'UTC'})`;
}
