import ICAL from 'ical.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { shownTime } from '../events/event-time.js';
import { Zone } from '../recurrence/zone.js';
import type { ItipMethod } from './invitation-mail.entity.js';

const WORDS: Readonly<Record<ItipMethod, string>> = {
  REQUEST: 'Invitation',
  REPLY: 'Answer',
  CANCEL: 'Cancelled',
};

/** A calendar file as a mail carries it: what is to be done with it, and no alarms of ours. */
export function itipText(ics: string, method: ItipMethod, only?: string): string {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  calendar.removeAllProperties('method');
  calendar.addProperty(ICAL.Property.fromString(`METHOD:${method}`));
  for (const event of calendar.getAllSubcomponents('vevent')) {
    event.removeAllSubcomponents('valarm');
    if (method === 'CANCEL') cancel(event);
    if (only !== undefined) keepOnly(event, only);
  }
  return `${calendar.toString()}\r\n`;
}

/** Counts a change, so that whoever gets several texts knows the later (RFC 5545, 3.8.7.4). */
export function countUp(event: ICAL.Component): void {
  const before = Number(event.getFirstPropertyValue('sequence') ?? 0) || 0;
  event.updatePropertyWithValue('sequence', before + 1);
}

/** Where a property says `mailto:`, the address in small letters. */
export const addressOf = (property: ICAL.Property): string =>
  String(property.getFirstValue())
    .replace(/^mailto:/i, '')
    .toLowerCase();

function cancel(event: ICAL.Component): void {
  event.removeAllProperties('status');
  event.addProperty(ICAL.Property.fromString('STATUS:CANCELLED'));
  countUp(event);
}

function keepOnly(event: ICAL.Component, address: string): void {
  for (const attendee of event.getAllProperties('attendee')) {
    if (addressOf(attendee) !== address.toLowerCase()) event.removeProperty(attendee);
  }
}

/** What people read. */
export function mailWords(
  { plan, words }: Pick<CalendarEventEntity, 'plan' | 'words'>,
  method: ItipMethod,
  answer?: string,
): { subject: string; body: string } {
  const title = words.summary === '' ? 'Event' : words.summary;
  const zone = Zone.named(plan.zone) ?? Zone.UTC;
  const { date, local, time_zone } = shownTime(plan.start, zone, plan.date);
  const when = date ?? `${(local ?? '').replace('T', ' ').slice(0, 16)} (${time_zone ?? 'UTC'})`;
  const says = method === 'REPLY' && answer !== undefined ? answer : WORDS[method];
  const lines = [
    `${says}: ${title}`,
    `When: ${when}`,
    ...(plan.rules.length > 0 ? [`Repeats: ${plan.rules.join(', ')}`] : []),
    ...(words.location === '' ? [] : [`Where: ${words.location}`]),
    ...(words.description === '' ? [] : ['', words.description]),
  ];
  return { subject: `${says}: ${title}`.slice(0, 200), body: lines.join('\n') };
}
