import ICAL from 'ical.js';
import { CalendarErrors } from '../calendar.errors.js';
import { addressOf } from './invitation-text.js';
import { ITIP_METHODS, type ItipMethod } from './invitation-mail.entity.js';

const METHOD = /^METHOD:(.*)\r?\n/im;

/** What a mail asks for. @throws `calendar.ics_invalid` */
export function itipMethodOf(ics: string): ItipMethod {
  const given = METHOD.exec(ics)?.[1]?.trim().toUpperCase();
  const method = ITIP_METHODS.find((one) => one === given);
  if (method) return method;
  throw CalendarErrors.ics_invalid({ detail: 'METHOD must be REQUEST, REPLY or CANCEL.' });
}

/** What is stored has no method (RFC 4791, 4.1). */
export const withoutMethod = (ics: string): string => ics.replace(METHOD, '');

/** Whom and when to remind is for who is invited to say, not for who invites. */
export function withoutAlarms(ics: string): string {
  if (!/^BEGIN:VALARM/im.test(ics)) return ics;
  const calendar = readable(ics);
  if (!calendar) return ics;
  for (const event of calendar.getAllSubcomponents('vevent')) {
    event.removeAllSubcomponents('valarm');
  }
  return `${calendar.toString()}\r\n`;
}

/** What cannot be read is refused where it is read for its event. */
function readable(ics: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(ics));
  } catch {
    return null;
  }
}

const instanceOf = (event: ICAL.Component): string =>
  event.getFirstPropertyValue('recurrence-id')?.toString() ?? '';

/** Takes over each event of a message: the series, or instances of it. */
export function mergeEvents(
  calendar: ICAL.Component,
  message: ICAL.Component,
  isCancelled: boolean,
): boolean {
  const told = message.getAllSubcomponents('vevent');
  for (const event of told) {
    const known = calendar
      .getAllSubcomponents('vevent')
      .find((one) => instanceOf(one) === instanceOf(event));
    if (isCancelled) {
      // A cancellation need not repeat what it cancels.
      const cancelled = known ?? event;
      cancelled.updatePropertyWithValue('status', 'CANCELLED');
      const sequence = event.getFirstPropertyValue('sequence');
      if (sequence !== null) cancelled.updatePropertyWithValue('sequence', Number(sequence));
      if (!known) calendar.addSubcomponent(event);
    } else {
      for (const own of known?.getAllSubcomponents('valarm') ?? []) event.addSubcomponent(own);
      if (known) calendar.removeSubcomponent(known);
      calendar.addSubcomponent(event);
    }
  }
  return told.length > 0;
}

/** Takes what guests answered; false when none of them was invited. */
export function takeAnswers(calendar: ICAL.Component, message: ICAL.Component): boolean {
  let isTaken = false;
  for (const event of message.getAllSubcomponents('vevent')) {
    const known = calendar
      .getAllSubcomponents('vevent')
      .find((one) => instanceOf(one) === instanceOf(event));
    for (const attendee of event.getAllProperties('attendee')) {
      const answer = String(attendee.getParameter('partstat') ?? '').toUpperCase();
      if (known && /^[A-Z-]{1,40}$/.test(answer)) {
        isTaken = answerIn(known, addressOf(attendee), answer) || isTaken;
      }
    }
  }
  return isTaken;
}

/** Sets the answer of a guest in all of an event; false when nobody has that address. */
export function setAnswer(calendar: ICAL.Component, email: string, answer: string): boolean {
  const events = calendar.getAllSubcomponents('vevent');
  const found = events.map((one) => answerIn(one, email.toLowerCase(), answer.toUpperCase()));
  return found.includes(true);
}

function answerIn(event: ICAL.Component, address: string, answer: string): boolean {
  const own = event.getAllProperties('attendee').filter((one) => addressOf(one) === address);
  for (const attendee of own) {
    attendee.setParameter('partstat', answer);
    attendee.removeParameter('rsvp');
  }
  return own.length > 0;
}
