import type { Zone } from '../recurrence/zone.js';
import { IcsProblem } from './ics-problem.js';
import { readEvent, type ReadEvent } from './read-event.js';
import { foldLine } from '../../content-lines/content-lines.js';
import { type IcsPart, readPart, splitIcs } from './read-ics.js';

/** An event with the text that holds it alone. */
export interface EventObject extends ReadEvent {
  readonly ics: string;
}

/** What was found in a calendar file. */
export interface ReadCalendar {
  readonly events: readonly EventObject[];
  /** Those that cannot be read, and why; the others are not held up by them. */
  readonly problems: readonly { readonly uid: string | null; readonly why: string }[];
}

const UID = /^UID(?:;[^:]*)?:(.*)$/im;

/** Reads each event of a file by itself, so that a bad one spoils no other. @throws IcsProblem of the whole file */
export function readCalendar(text: string, zone: Zone): ReadCalendar {
  const parts = splitIcs(text);
  const zones = parts.filter(({ name }) => name === 'VTIMEZONE');
  const groups = Map.groupBy(
    parts.filter(({ name }) => name === 'VEVENT'),
    ({ text: own }) => UID.exec(own)?.[1]?.trim() ?? '',
  );
  const events: EventObject[] = [];
  const problems: { uid: string | null; why: string }[] = [];
  for (const [uid, own] of groups) {
    try {
      const read = readEvent(
        own.map((part) => readPart(part)),
        zone,
      );
      events.push({ ...read, ics: alone([...zonesOf(own, zones), ...own]) });
    } catch (error) {
      if (!(error instanceof IcsProblem)) throw error;
      problems.push({ uid: uid === '' ? null : uid.slice(0, 255), why: error.message });
    }
  }
  return { events, problems };
}

/** The one event of a file. @throws IcsProblem when there is none, or more than one, or it is bad */
export function readOne(text: string, zone: Zone): EventObject {
  const { events, problems } = readCalendar(text, zone);
  const [problem] = problems;
  if (problem) throw new IcsProblem(problem.why);
  const [event, another] = events;
  if (!event) throw new IcsProblem('It has no VEVENT.');
  if (another) throw new IcsProblem('It has events of more than one UID.');
  // As it was sent: who sent it gets back what they know.
  return { ...event, ics: text };
}

function zonesOf(parts: readonly IcsPart[], zones: readonly IcsPart[]): IcsPart[] {
  return zones.filter(({ text }) => {
    const tzid = /^TZID(?:;[^:]*)?:(.*)$/im.exec(text)?.[1]?.trim();
    return tzid !== undefined && parts.some((part) => part.text.includes(tzid));
  });
}

const alone = (parts: readonly IcsPart[]) => calendarOf(parts.map(({ text }) => text).join('\r\n'));

/** A calendar file around what is given, its lines folded at 75 bytes (RFC 5545, 3.1). */
export function calendarOf(body: string, more = ''): string {
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Skydeck//Vault//EN\r\n${more}${body}\r\nEND:VCALENDAR`;
  return `${text.split('\r\n').map(foldLine).join('\r\n')}\r\n`;
}
