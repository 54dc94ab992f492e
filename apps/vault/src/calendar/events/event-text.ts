import ICAL from 'ical.js';
import { changeAlarms } from '../alarms/write-alarms.js';
import { calendarOf } from '../ics/read-objects.js';
import type { EventFields } from './event-changes.schema.js';
import { stamp } from '../../content-lines/stamp.js';
import { timeLine } from './event-time.js';

/** What of an event changes. */
export type GivenFields = Partial<EventFields>;

/** TEXT as iCalendar writes it (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\n|\r/g, '\\n')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,');
/** A parameter's value has no quotes (RFC 5545, 3.2). */
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

/** A new event as iCalendar writes it. */
export function newText(uid: string, given: GivenFields, zone: string, now: Date): string {
  const body = ['BEGIN:VEVENT', `UID:${escaped(uid)}`, `DTSTAMP:${stamp(now)}`];
  const lines = linesOf(given, zone).flatMap(([, own]) => own);
  const text = calendarOf([...body, ...lines, 'END:VEVENT'].join('\r\n'));
  if (!given.alarms?.length) return text;
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event) changeAlarms(event, given.alarms);
  return `${calendar.toString()}\r\n`;
}

/** Changes an event in place: what is not given stays, also what nobody here understands. */
export function changeComponent(
  event: ICAL.Component,
  given: GivenFields,
  zone: string,
  now: Date,
): void {
  for (const [name, lines] of linesOf(given, zone)) {
    event.removeAllProperties(name.toLowerCase());
    if (name === 'DTEND') event.removeAllProperties('duration');
    for (const line of lines) event.addProperty(ICAL.Property.fromString(line));
  }
  if (given.alarms) changeAlarms(event, given.alarms);
  event.removeAllProperties('dtstamp');
  event.addProperty(ICAL.Property.fromString(`DTSTAMP:${stamp(now)}`));
}

function linesOf(given: GivenFields, zone: string): [string, string[]][] {
  const { start, end, recurrence, attendees, organizer, transparent, status } = given;
  const all: [string, string[]][] = [];
  for (const name of ['summary', 'description', 'location'] as const) {
    const text = given[name];
    if (text === undefined) continue;
    const upper = name.toUpperCase();
    all.push([upper, text === '' ? [] : [`${upper}:${escaped(text)}`]]);
  }
  if (start) all.push(['DTSTART', [timeLine('DTSTART', start, zone)]]);
  if (end) all.push(['DTEND', [timeLine('DTEND', end, zone)]]);
  if (recurrence !== undefined) {
    all.push(['RRULE', recurrence === null ? [] : [`RRULE:${recurrence}`]]);
  }
  if (status) all.push(['STATUS', [`STATUS:${status.toUpperCase()}`]]);
  if (transparent !== undefined) {
    all.push(['TRANSP', [`TRANSP:${transparent ? 'TRANSPARENT' : 'OPAQUE'}`]]);
  }
  if (organizer !== undefined) {
    all.push(['ORGANIZER', organizer === null ? [] : [`ORGANIZER:mailto:${organizer}`]]);
  }
  if (attendees) {
    const lines = attendees.map(({ email, name, status: answer, rsvp }) => {
      const words = name === '' ? '' : `;CN=${quoted(name)}`;
      const parts = `;PARTSTAT=${answer.toUpperCase()};RSVP=${rsvp ? 'TRUE' : 'FALSE'}`;
      return `ATTENDEE${words}${parts}:mailto:${email}`;
    });
    all.push(['ATTENDEE', lines]);
  }
  return all;
}
