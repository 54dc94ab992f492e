import type { TaskDue } from '../../api/vault-tasks.js';

const DAY_MS = 86_400_000;
const WEEKDAYS = new Intl.DateTimeFormat('en', { weekday: 'long' });
const NEAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const FAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** When something is due as people say it, and whether it is late. */
export interface DueWords {
  readonly text: string;
  readonly tone: 'late' | 'today' | 'later';
}

/** The day of a moment where the reader is, as `2026-06-01`. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

/** A day some days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day that something is due on, where the reader is. */
export const dueDay = (due: TaskDue): string => ('at' in due ? dayOf(new Date(due.at)) : due.date);

/** Tells when something is due, seen from now. */
export function dueWords(due: TaskDue, now: Date): DueWords {
  const today = dayOf(now);
  const day = dueDay(due);
  const isPast = 'at' in due ? Date.parse(due.at) < now.getTime() : day < today;
  const time = 'at' in due ? ` ${CLOCK.format(new Date(due.at))}` : '';
  const isToday = day === today;
  return { text: dayWords(day, today) + time, tone: isPast ? 'late' : isToday ? 'today' : 'later' };
}

/** Names a day: near ones by their distance, those of this week by their weekday. */
export function dayWords(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  const date = new Date(`${day}T12:00:00`);
  if (days > 1 && days < 7) return WEEKDAYS.format(date);
  return (day.slice(0, 4) === today.slice(0, 4) ? NEAR : FAR).format(date);
}
