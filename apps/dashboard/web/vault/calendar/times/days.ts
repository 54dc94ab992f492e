import type { Span } from '../calendar-route.js';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const AGENDA_DAYS = 30;
const MONTH_WEEKS = 6;

/** Days are texts such as `2026-06-01`; as such they have no zone that could shift them. */
export type Day = string;

/** The day of a moment, by the clock of the reader. */
export function dayAt(moment: Date): Day {
  const parts = [moment.getMonth() + 1, moment.getDate()];
  return [moment.getFullYear(), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between two. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** When a day begins, by the clock of the reader. */
export const beginOf = (day: Day): Date => new Date(`${day}T00:00:00`);

const monday = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS));

const days = (from: Day, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, at) => addDays(from, at));

/** The days that are shown around one, in whole weeks that begin on Monday. */
export function daysOf(span: Span, on: Day): readonly Day[] {
  if (span === 'agenda') return days(on, AGENDA_DAYS);
  if (span === 'week') return days(monday(on), WEEK_DAYS);
  const first = monday(`${on.slice(0, 7)}-01`);
  const last = addDays(monthAfter(on, 1), -1);
  const weeks = Math.min(MONTH_WEEKS, Math.floor(daysBetween(first, last) / WEEK_DAYS) + 1);
  return days(first, weeks * WEEK_DAYS);
}

/** A day of what comes before or after. */
export function turned(span: Span, on: Day, by: 1 | -1): Day {
  if (span === 'month') return monthAfter(on, by);
  return addDays(on, by * (span === 'week' ? WEEK_DAYS : AGENDA_DAYS));
}

function monthAfter(on: Day, by: number): Day {
  const [year = 0, month = 1] = on.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}
