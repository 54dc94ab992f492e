import ICAL from 'ical.js';
import { CalendarErrors } from '../calendar.errors.js';
import type { EventPlan } from '../ics/event-plan.js';
import { Budget } from '../recurrence/expand-rule.js';
import { expandSeries } from '../recurrence/series.js';
import { writeTime } from '../recurrence/wall-clock.js';
import { Zone } from '../recurrence/zone.js';
import { changeComponent, type GivenFields } from './event-text.js';
import { instanceWall, wallLine } from './event-time.js';
import { seriesOf } from './series-of.js';

const DAY_S = 86_400;

/** The start by the rule of an instance, on the wall. @throws `calendar.instance_not_found` */
export function instanceOf(plan: EventPlan, name: string): number {
  const zone = Zone.named(plan.zone) ?? Zone.UTC;
  const wall = instanceWall(name, zone, plan.date);
  if (wall === null) throw CalendarErrors.instance_not_found();
  const series = { ...seriesOf(plan), overrides: [] };
  const at = zone.instant(wall);
  const window = { from: at - DAY_S, to: at + DAY_S };
  const found = expandSeries(series, window, new Budget(1_000, 50));
  if (!found.some(({ of }) => of === wall)) throw CalendarErrors.instance_not_found();
  return wall;
}

/** Where the change of an event is made. */
export interface InstanceChange {
  readonly plan: EventPlan;
  /** Start by the rule, on the wall. */
  readonly of: number;
  readonly isOfFuture: boolean;
  readonly zone: string;
  readonly now: Date;
}

/** Changes one instance, or it and those that follow: the others stay as they are. */
export function changeInstance(
  calendar: ICAL.Component,
  given: GivenFields,
  change: InstanceChange,
): void {
  const { plan, of, isOfFuture, zone, now } = change;
  const master = masterOf(calendar);
  const line = wallLine('RECURRENCE-ID', of, plan);
  const known = calendar
    .getAllSubcomponents('vevent')
    .find(
      (one) => recurrenceOf(one) === ICAL.Property.fromString(line).getFirstValue()?.toString(),
    );
  const own = known ?? new ICAL.Component(structuredClone(master.toJSON()));
  if (!known) {
    for (const name of ['rrule', 'rdate', 'exdate', 'dtstart', 'dtend', 'duration']) {
      own.removeAllProperties(name);
    }
    own.addProperty(ICAL.Property.fromString(line));
    own.addProperty(ICAL.Property.fromString(wallLine('DTSTART', of, plan)));
    own.addProperty(ICAL.Property.fromString(wallLine('DTEND', of + plan.duration, plan)));
    calendar.addSubcomponent(own);
  }
  if (isOfFuture) own.getFirstProperty('recurrence-id')?.setParameter('range', 'THISANDFUTURE');
  changeComponent(own, given, zone, now);
}

/** Leaves out one instance, or ends the event before it. */
export function leaveOut(calendar: ICAL.Component, { plan, of, isOfFuture }: InstanceChange): void {
  const master = masterOf(calendar);
  const id = ICAL.Property.fromString(wallLine('RECURRENCE-ID', of, plan))
    .getFirstValue()
    ?.toString();
  for (const one of calendar.getAllSubcomponents('vevent')) {
    if (recurrenceOf(one) === id) calendar.removeSubcomponent(one);
  }
  if (!isOfFuture) {
    master.addProperty(ICAL.Property.fromString(wallLine('EXDATE', of, plan)));
    return;
  }
  const zone = Zone.named(plan.zone) ?? Zone.UTC;
  // UNTIL is in UTC wherever the start is in a zone (RFC 5545, 3.3.10).
  const until = plan.date ? of - DAY_S : zone.instant(of) - 1;
  const text = writeTime({ wall: until, isDate: plan.date, isUtc: !plan.date });
  for (const property of master.getAllProperties('rrule')) {
    const rule = String(property.getFirstValue()).replaceAll(/;?(?:COUNT|UNTIL)=[^;]*/g, '');
    master.removeProperty(property);
    master.addProperty(ICAL.Property.fromString(`RRULE:${rule};UNTIL=${text}`));
  }
  const later = plan.added.filter((one) => one < of);
  master.removeAllProperties('rdate');
  for (const one of later)
    master.addProperty(ICAL.Property.fromString(wallLine('RDATE', one, plan)));
}

/** The event itself, beside the changes of its instances. */
export function masterOf(calendar: ICAL.Component): ICAL.Component {
  const all = calendar.getAllSubcomponents('vevent');
  const master = all.find((one) => !one.hasProperty('recurrence-id')) ?? all[0];
  if (!master) throw CalendarErrors.event_not_found();
  return master;
}

const recurrenceOf = (one: ICAL.Component): string | undefined =>
  one.getFirstPropertyValue('recurrence-id')?.toString();
