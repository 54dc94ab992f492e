import ICAL from 'ical.js';
import { alarmsOf } from '../alarms/read-alarms.js';
import { DAY_S } from '../recurrence/wall-clock.js';
import type { Zone } from '../recurrence/zone.js';
import type { Attendee, EventPlan, EventWords, PlannedChange } from './event-plan.js';
import { IcsProblem } from './ics-problem.js';
import { ruleOf, textOf, uidOf } from './read-values.js';
import { timeOf, written, type ZonedTime } from './zoned-time.js';

const MOST_EXTRA = 5_000;
const MOST_ATTENDEES = 500;

/** One event of a calendar file. */
export interface ReadEvent {
  readonly uid: string;
  readonly words: EventWords;
  readonly plan: EventPlan;
  readonly sequence: number;
}

/** Reads an event and the changes of its instances, which have the same UID. @throws IcsProblem */
export function readEvent(components: readonly ICAL.Component[], calendarZone: Zone): ReadEvent {
  const master = components.find((one) => !one.hasProperty('recurrence-id')) ?? components[0];
  if (!master) throw new IcsProblem('It has no VEVENT.');
  const uid = uidOf(master);
  const start = timeOf(master, 'dtstart', calendarZone);
  if (!start) throw new IcsProblem('DTSTART is missing or cannot be read.');
  const duration = durationOf(master, start, calendarZone);
  const rules = master.getAllProperties('rrule').map((one) => ruleOf(one));
  const series = { zone: start.zone, wall: start.wall, isDate: start.isDate };
  const changes = components
    .filter((one) => one !== master)
    .map((one) => changeOf(one, series, calendarZone));
  const plan: EventPlan = {
    start: start.wall,
    duration,
    date: start.isDate,
    zone: start.zone.name,
    rules,
    added: timesOf(master, 'rdate', series, calendarZone),
    left: timesOf(master, 'exdate', series, calendarZone),
    changes,
    organizer: textOf(master, 'organizer').replace(/^mailto:/i, '') || null,
    attendees: attendeesOf(master),
    alarms: alarmsOf(master),
  };
  const sequence = Number(textOf(master, 'sequence')) || 0;
  return { uid, words: wordsOf(master), plan, sequence };
}

interface SeriesClock {
  readonly zone: Zone;
  readonly wall: number;
  readonly isDate: boolean;
}

function changeOf(one: ICAL.Component, series: SeriesClock, zone: Zone): PlannedChange {
  const property = one.getFirstProperty('recurrence-id');
  const of = property ? written(property, zone)[0] : undefined;
  const start = timeOf(one, 'dtstart', zone);
  if (!of || !start)
    throw new IcsProblem('A change of an instance needs RECURRENCE-ID and DTSTART.');
  const words = wordsOf(one);
  return {
    of: onSeries(of, series),
    start: start.wall,
    duration: durationOf(one, start, zone),
    cancelled: words.status === 'cancelled',
    future: String(property?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
    zone: start.zone.name,
    words,
    alarms: alarmsOf(one),
  };
}

/** A time as the clock of the series shows it: what is excluded may be written in another zone. */
function onSeries({ wall, zone, isDate }: ZonedTime, series: SeriesClock): number {
  if (series.isDate) return Math.floor(wall / DAY_S) * DAY_S;
  if (isDate) return wall + series.wall - Math.floor(series.wall / DAY_S) * DAY_S;
  return series.zone.name === zone.name ? wall : series.zone.wall(zone.instant(wall));
}

function timesOf(one: ICAL.Component, name: string, series: SeriesClock, zone: Zone): number[] {
  const found = one
    .getAllProperties(name)
    .flatMap((property) => written(property, zone).map((time) => onSeries(time, series)));
  if (found.length > MOST_EXTRA)
    throw new IcsProblem(`${name.toUpperCase()} has more than ${MOST_EXTRA} times.`);
  return [...new Set(found)];
}

function durationOf(one: ICAL.Component, start: ZonedTime, zone: Zone): number {
  const usual = start.isDate ? DAY_S : 0;
  const end = timeOf(one, 'dtend', zone);
  if (end) {
    const isSame = start.isDate || end.zone.name === start.zone.name;
    const wall = isSame ? end.wall : start.zone.wall(end.zone.instant(end.wall));
    return wall > start.wall ? wall - start.wall : usual;
  }
  const duration = one.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0;
  return seconds > 0 ? seconds : usual;
}

const parameter = (of: ICAL.Property, name: string) => String(of.getParameter(name) ?? '');

function attendeesOf(one: ICAL.Component): Attendee[] {
  const all = one.getAllProperties('attendee');
  if (all.length > MOST_ATTENDEES)
    throw new IcsProblem(`It has more than ${MOST_ATTENDEES} attendees.`);
  return all.map((of) => ({
    email: String(of.getFirstValue()).replace(/^mailto:/i, ''),
    name: parameter(of, 'cn'),
    status: parameter(of, 'partstat').toLowerCase() || 'needs-action',
    role: parameter(of, 'role').toLowerCase() || 'req-participant',
    rsvp: parameter(of, 'rsvp').toUpperCase() === 'TRUE',
  }));
}

function wordsOf(one: ICAL.Component): EventWords {
  const status = textOf(one, 'status').toLowerCase();
  return {
    summary: textOf(one, 'summary'),
    description: textOf(one, 'description'),
    location: textOf(one, 'location'),
    status: status === 'tentative' || status === 'cancelled' ? status : 'confirmed',
    transparent: textOf(one, 'transp').toUpperCase() === 'TRANSPARENT',
  };
}
