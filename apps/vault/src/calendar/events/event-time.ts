import { z } from 'zod';
import { readTime, writeTime } from '../recurrence/wall-clock.js';
import { zoneOf } from '../recurrence/zone-names.js';
import { Zone } from '../recurrence/zone.js';
import { TimeZone } from '../calendars/calendar.schema.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

const compact = (text: string) => text.replaceAll(/[-:]/g, '');

/** When an event begins or ends, as the clock on the wall of a place shows it. */
export const EventTime = z
  .union([
    z.strictObject({
      date: z
        .string()
        .regex(DATE, 'Must be a day such as 2026-06-01.')
        .refine((day) => readTime(compact(day)) !== null, { error: 'There is no such day.' })
        .describe('A whole day, `2026-06-01`; it is that day everywhere.'),
    }),
    z.strictObject({
      local: z
        .string()
        .regex(LOCAL, 'Must be such as 2026-06-01T09:00:00, without an offset.')
        .refine((time) => readTime(compact(time)) !== null, { error: 'There is no such time.' })
        .describe('What the clock on the wall shows, `2026-06-01T09:00:00`.'),
      time_zone: TimeZone.optional(),
    }),
  ])
  .describe(
    'A day (`date`), or a time (`local`) in a zone; that of the calendar if none is given.',
  );
export type EventTime = z.output<typeof EventTime>;

/** The property as iCalendar writes it, such as `DTSTART;TZID=Europe/Berlin:20260601T090000`. */
export function timeLine(name: string, time: EventTime, calendarZone: string): string {
  if ('date' in time) return `${name};VALUE=DATE:${compact(time.date)}`;
  const zone = time.time_zone ?? calendarZone;
  const own = compact(time.local);
  return zone === 'UTC' ? `${name}:${own}Z` : `${name};TZID=${zone}:${own}`;
}

/** The same of a time on a wall that is kept as a number. */
export function wallLine(
  name: string,
  wall: number,
  { date, zone }: { date: boolean; zone: string },
) {
  const isUtc = !date && zone === 'UTC';
  const own = writeTime({ wall, isDate: date, isUtc });
  if (date) return `${name};VALUE=DATE:${own}`;
  return isUtc ? `${name}:${own}` : `${name};TZID=${zone}:${own}`;
}

/** Seconds on the wall of the zone, of a time or day that was asked for. */
export function wallOf(
  time: EventTime,
  calendarZone: string,
): { wall: number; zone: Zone; date: boolean } {
  const date = 'date' in time;
  const wall = readTime(compact(date ? time.date : time.local))?.wall ?? 0;
  const zone = date ? Zone.UTC : (zoneOf(time.time_zone ?? calendarZone) ?? Zone.UTC);
  return { wall, zone, date };
}

/** How answers show a time. */
export const ShownTime = z
  .object({
    date: z.string().nullable().describe('The day, when it is of all day; else null.'),
    local: z
      .string()
      .nullable()
      .describe('What the clock on the wall shows; null when it is of all day.'),
    time_zone: z.string().nullable().describe('Of which wall; null when it is of all day.'),
    at: z.iso.datetime().describe('The instant; of a day, its midnight in UTC.'),
  })
  .meta({ id: 'CalendarTime' });

/** Shows a time on a wall. */
export function shownTime(wall: number, zone: Zone, date: boolean): z.output<typeof ShownTime> {
  const local = new Date(wall * 1000).toISOString();
  const at = new Date(zone.instant(wall) * 1000).toISOString();
  if (date) return { date: local.slice(0, 10), local: null, time_zone: null, at };
  return { date: null, local: local.slice(0, 19), time_zone: zone.name, at };
}

/** What names an instance: its day, or its start by the rule as an instant. */
export const instanceName = (of: number, zone: Zone, date: boolean): string =>
  date
    ? new Date(of * 1000).toISOString().slice(0, 10)
    : `${new Date(zone.instant(of) * 1000).toISOString().slice(0, 19)}Z`;

/** Where an instance of that name would be on the wall. */
export function instanceWall(name: string, zone: Zone, date: boolean): number | null {
  const time = readTime(compact(name));
  if (!time || time.isDate !== date) return null;
  return date ? time.wall : zone.wall(time.wall);
}
