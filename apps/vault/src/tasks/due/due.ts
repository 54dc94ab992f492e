import { invalid } from '@skydeck/envelope';
import { Budget, expandRule } from '../../calendar/recurrence/expand-rule.js';
import { readRule, RuleError } from '../../calendar/recurrence/rule.js';
import { DAY_S, readTime, writeTime } from '../../calendar/recurrence/wall-clock.js';
import { Zone } from '../../calendar/recurrence/zone.js';

const MOST_MS = 50;

/** When a task is due, as its row has it. */
export interface Due {
  readonly dueDate: string | null;
  readonly dueAt: Date | null;
  readonly timeZone: string;
}

/** The time on the clock on the wall, as iCalendar writes it; null when nothing is due. */
export function wallOf({ dueDate, dueAt, timeZone }: Due): string | null {
  if (dueDate !== null) return dueDate.replaceAll('-', '');
  if (dueAt === null) return null;
  const wall = zoneNamed(timeZone).wall(Math.floor(dueAt.getTime() / 1000));
  return writeTime({ wall, isDate: false, isUtc: false });
}

/** When it is due at the latest: what is due on a day has until its end where it is. */
export function latestOf({ dueDate, dueAt, timeZone }: Due): Date | null {
  if (dueDate === null) return dueAt;
  return instantOf(timeZone, (readTime(dueDate.replaceAll('-', ''))?.wall ?? 0) + DAY_S);
}

/** The next time after this one by a rule, which counts from the start of the series. */
export function nextDue(due: Due, rrule: string, seriesStart: string): Due | null {
  const current = readTime(wallOf(due) ?? '');
  const start = readTime(seriesStart);
  if (!current || !start) return null;
  const zone = zoneNamed(due.timeZone);
  const budget = new Budget(1, MOST_MS);
  const { isDate } = current;
  const from = current.wall + 1;
  const found = expandRule(readRule(rrule), { start: start.wall, isDate, zone, from, budget });
  for (const wall of found) {
    if (wall < from) continue;
    const dueDate = isDate ? new Date(wall * 1000).toISOString().slice(0, 10) : null;
    return { ...due, dueDate, dueAt: isDate ? null : instantOf(due.timeZone, wall) };
  }
  return null;
}

/** @throws `validation_failed` for a rule that means nothing */
export function checkRule(rrule: string): void {
  try {
    readRule(rrule);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw invalid([{ location: 'body.rrule', code: 'invalid', message: error.message }]);
  }
}

const zoneNamed = (name: string): Zone => Zone.named(name) ?? Zone.UTC;
const instantOf = (zone: string, wall: number) => new Date(zoneNamed(zone).instant(wall) * 1000);

/** When it is due, of a day its beginning: what reminders count from. */
export const startOf = ({ dueDate, dueAt, timeZone }: Due): Date | null =>
  dueDate === null ? dueAt : instantOf(timeZone, readTime(dueDate.replaceAll('-', ''))?.wall ?? 0);
