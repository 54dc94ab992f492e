import { DavFault } from '../protocol/dav-fault.js';
import { CALDAV, childOf, elementsOf, textOf, type XmlElement } from '../xml/xml-element.js';
import { caldavCondition } from './caldav-condition.js';
import type { CalendarCollection, TimeRange } from './calendar-source.js';
import { unfolded } from '../../content-lines/content-lines.js';

/** What a query looks for; a range of null finds nothing. */
export interface CalendarFilter {
  readonly range: TimeRange | undefined | null;
  readonly matches: (ics: string) => boolean;
}

const UTC = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Reads a filter: a kind of component, a stretch of time, and texts in properties. */
export function readFilter(
  filter: XmlElement | undefined,
  collection: CalendarCollection,
): CalendarFilter {
  const calendar = childOf(filter, 'comp-filter', CALDAV);
  if (calendar?.attributes['name'] !== 'VCALENDAR') {
    throw new DavFault(403, 'A query filters a VCALENDAR.', caldavCondition('valid-filter'));
  }
  const component = childOf(calendar, 'comp-filter', CALDAV);
  if (!component) return { range: undefined, matches: () => true };
  const kind = component.attributes['name'] ?? '';
  const isKept = collection.components.some((one) => one === kind);
  const isAbsent = childOf(component, 'is-not-defined', CALDAV) !== undefined;
  if (isKept === isAbsent) return { range: null, matches: () => false };
  const time = childOf(component, 'time-range', CALDAV);
  const properties = elementsOf(component).filter(({ name }) => name === 'prop-filter');
  const checks = properties.map(checkOf);
  return {
    range: time && readRange(time),
    matches: (ics) => {
      if (checks.length === 0) return true;
      const lines = unfolded(ics);
      return checks.every((check) => check(lines));
    },
  };
}

/** Reads a stretch of time. @throws DavFault 403 */
export function readRange({ attributes }: XmlElement): TimeRange {
  const [start, end] = [instant(attributes['start']), instant(attributes['end'])];
  if ((!start && !end) || (start && end && end <= start)) throw badRange();
  return { start, end };
}

function instant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [, year, month, day, hour, minute, second] = UTC.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(date.getTime())) throw badRange();
  return date;
}

const badRange = () =>
  new DavFault(403, 'The stretch of time cannot be read.', caldavCondition('valid-filter'));

/** Whether a property is there, or not, or holds a text. */
function checkOf(filter: XmlElement): (lines: readonly string[]) => boolean {
  const name = (filter.attributes['name'] ?? '').toUpperCase();
  const values = (lines: readonly string[]) =>
    lines.filter((line) => new RegExp(`^${escapeName(name)}[;:]`, 'i').test(line));
  if (childOf(filter, 'is-not-defined', CALDAV)) return (lines) => values(lines).length === 0;
  const match = childOf(filter, 'text-match', CALDAV);
  if (!match) return (lines) => values(lines).length > 0;
  const wanted = textOf(match).toLowerCase();
  const isNegated = match.attributes['negate-condition'] === 'yes';
  return (lines) =>
    values(lines).some((line) => {
      const value = line.slice(line.indexOf(':') + 1).toLowerCase();
      return value.includes(wanted) !== isNegated;
    });
}

const escapeName = (name: string) => name.replaceAll(/[^A-Z0-9-]/g, '_');
