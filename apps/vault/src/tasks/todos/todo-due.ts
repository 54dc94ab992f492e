import ICAL from 'ical.js';
import { wallLine } from '../../calendar/events/event-time.js';
import { timeOf, type ZonedTime } from '../../calendar/ics/zoned-time.js';
import { readTime } from '../../calendar/recurrence/wall-clock.js';
import { Zone } from '../../calendar/recurrence/zone.js';
import { type Due, wallOf } from '../due/due.js';

/** When a task is due, as a program wrote it. */
export interface TodoDue extends ZonedTime {
  /** The property that says so. */
  readonly by: 'due' | 'duration' | 'dtstart';
}

/** When a component is due: by DUE, by its start and how long it takes, or, of what repeats, by its start. */
export function dueOf(one: ICAL.Component): TodoDue | null {
  const due = timeOf(one, 'due', Zone.UTC);
  if (due) return { ...due, by: 'due' };
  const start = timeOf(one, 'dtstart', Zone.UTC);
  if (!start) return null;
  const duration = one.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    return { ...start, wall: start.wall + duration.toSeconds(), by: 'duration' };
  }
  return one.hasProperty('rrule') ? { ...start, by: 'dtstart' } : null;
}

/** The same as rows of tasks have it. */
export function dueColumns(due: TodoDue | null): Due {
  if (!due) return { dueDate: null, dueAt: null, timeZone: 'UTC' };
  const { wall, isDate, zone } = due;
  return {
    dueDate: isDate ? new Date(wall * 1000).toISOString().slice(0, 10) : null,
    dueAt: isDate ? null : new Date(zone.instant(wall) * 1000),
    timeZone: zone.name,
  };
}

/** Whether a task is due when the text says. */
export function isSameDue(task: Due, due: TodoDue | null): boolean {
  const told = dueColumns(due);
  const isAt = told.dueAt?.getTime() === task.dueAt?.getTime();
  const isWhere = task.dueAt === null || told.timeZone === task.timeZone;
  return told.dueDate === task.dueDate && isAt && isWhere;
}

/** Writes when a task is due, and moves its start by as much. */
export function changeDue(one: ICAL.Component, task: Due): void {
  const was = dueOf(one);
  const start = timeOf(one, 'dtstart', Zone.UTC);
  for (const name of ['due', 'dtstart', 'duration']) one.removeAllProperties(name);
  const now = readTime(wallOf(task) ?? '');
  if (!now) return;
  const place = { date: now.isDate, zone: now.isDate ? 'UTC' : task.timeZone };
  const isAlike = start && was && start.isDate === now.isDate && was.isDate === now.isDate;
  if (isAlike) {
    const from = start.wall + now.wall - was.wall;
    one.addProperty(ICAL.Property.fromString(wallLine('DTSTART', from, place)));
  }
  if (isAlike && was.by === 'dtstart') return;
  one.addProperty(ICAL.Property.fromString(wallLine('DUE', now.wall, place)));
}
