import ICAL from 'ical.js';
import type { EventPlan } from '../ics/event-plan.js';
import { Budget } from '../recurrence/expand-rule.js';
import { expandSeries } from '../recurrence/series.js';
import { DAY_S } from '../recurrence/wall-clock.js';
import { wallLine } from './event-time.js';
import { masterOf } from './instance-changes.js';
import { seriesOf } from './series-of.js';

/**
 * What was changed, added or left out names starts by the rule (RFC 5545, 3.8.4.4), so it follows when the
 * whole series gets another start or rule. What the new rule brings no more goes: a changed instance would
 * stand beside the one that it replaces.
 */
export function moveChanges(calendar: ICAL.Component, before: EventPlan, after: EventPlan): void {
  const master = masterOf(calendar);
  const changed = calendar.getAllSubcomponents('vevent').filter((one) => one !== master);
  const added = before.added.map((wall) => wall + after.start - before.start);
  const place = placesOf(before, { ...after, added });
  writeWalls(master, 'RDATE', added, after);
  const left = before.left.map((wall) => place(wall)).filter((wall) => wall !== null);
  writeWalls(master, 'EXDATE', left, after);
  for (const [index, one] of changed.entries()) {
    const { of, future } = before.changes[index] ?? {};
    const wall = of === undefined ? null : place(of);
    if (wall === null) {
      calendar.removeSubcomponent(one);
      continue;
    }
    one.removeAllProperties('recurrence-id');
    const id = ICAL.Property.fromString(wallLine('RECURRENCE-ID', wall, after));
    if (future) id.setParameter('range', 'THISANDFUTURE');
    one.addProperty(id);
  }
}

/** Where an instance is by the new rule: as much later as the series, or at the new time of its day. */
function placesOf(before: EventPlan, after: EventPlan): (wall: number) => number | null {
  const by = after.start - before.start;
  const timeOfDay = ((after.start % DAY_S) + DAY_S) % DAY_S;
  return (wall) => {
    const sameDay = Math.floor(wall / DAY_S) * DAY_S + timeOfDay;
    return [wall + by, sameDay].find((one) => isInstance(after, one)) ?? null;
  };
}

function isInstance(plan: EventPlan, wall: number): boolean {
  const series = { ...seriesOf(plan), overrides: [], left: new Set<number>() };
  const at = series.zone.instant(wall);
  const found = expandSeries(series, { from: at - DAY_S, to: at + DAY_S }, new Budget(1_000, 50));
  return found.some(({ of }) => of === wall);
}

function writeWalls(
  master: ICAL.Component,
  name: string,
  walls: readonly number[],
  plan: EventPlan,
): void {
  master.removeAllProperties(name.toLowerCase());
  for (const wall of walls) {
    master.addProperty(ICAL.Property.fromString(wallLine(name, wall, plan)));
  }
}
