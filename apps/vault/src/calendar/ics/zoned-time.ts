import type ICAL from 'ical.js';
import { readTime, type WrittenTime } from '../recurrence/wall-clock.js';
import { zoneOf } from '../recurrence/zone-names.js';
import { Zone } from '../recurrence/zone.js';
import { IcsProblem } from './ics-problem.js';

/** A time on a wall, and where the wall is. */
export interface ZonedTime extends WrittenTime {
  readonly zone: Zone;
}

/** The time of a property; undefined when the component has none. @throws IcsProblem */
export function timeOf(one: ICAL.Component, name: string, zone: Zone): ZonedTime | undefined {
  const property = one.getFirstProperty(name);
  return property ? written(property, zone)[0] : undefined;
}

/** The times of a property. Those in no zone are of the zone of the calendar; so are unknown zones. */
export function written(property: ICAL.Property, calendarZone: Zone): ZonedTime[] {
  const tzid = property.getParameter('tzid');
  const named = typeof tzid === 'string' ? zoneOf(tzid) : null;
  const [, , , ...values] = property.toJSON() as unknown as unknown[];
  return values.map((value) => {
    const text = String(Array.isArray(value) ? value[0] : value).replaceAll(/[-:]/g, '');
    const time = readTime(text);
    if (!time)
      throw new IcsProblem(
        `${property.name.toUpperCase()} is no date and no time: ${text.slice(0, 40)}`,
      );
    // Days are days in every zone.
    const own = time.isDate || time.isUtc ? Zone.UTC : (named ?? calendarZone);
    return Object.assign(time, { zone: own });
  });
}
