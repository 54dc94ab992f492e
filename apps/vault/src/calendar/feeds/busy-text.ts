import ICAL from 'ical.js';

/** What says when an event takes place, and nothing of what it is. */
const KEPT = new Set([
  'uid',
  'dtstamp',
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'rdate',
  'exdate',
  'recurrence-id',
  'status',
  'transp',
  'sequence',
]);

/** The same calendar file with all words taken out of its events. */
export function busyText(ics: string): string {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  for (const event of calendar.getAllSubcomponents('vevent')) {
    event.removeAllSubcomponents();
    // First looked through, then taken out: the list is the one that shrinks.
    const told = event.getAllProperties().filter(({ name }) => !KEPT.has(name));
    for (const property of told) event.removeProperty(property);
    event.addProperty(ICAL.Property.fromString('SUMMARY:Busy'));
    event.addProperty(ICAL.Property.fromString('CLASS:PRIVATE'));
  }
  return `${calendar.toString()}\r\n`;
}
