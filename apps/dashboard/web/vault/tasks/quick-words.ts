import type { TaskDue, WantedTask } from '../../api/vault-tasks.js';
import { dayAfter, dayOf } from './due-words.js';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY =
  'mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const EVERY = new RegExp(String.raw`\bevery (day|weekday|week|month|year|${DAY})(?=\s|$)`, 'i');
const WHEN = new RegExp(
  String.raw`(?:^|\s)(?:on )?(today|tomorrow|\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|in \d{1,3} days?|next week|${DAY})(?=\s|$)`,
  'i',
);
const TIME =
  /(?:^|\s)(?:at )?(?:([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap]m))?|(1[0-2]|0?[1-9])\s?([ap]m))(?=\s|$)/i;
const LABEL = /(?:^|\s)#([^\s#]{1,64})/g;
const PRIORITY = /(?:^|\s)!(high|medium|low|[1-9])(?=\s|$)/i;
const PRIORITIES: Readonly<Record<string, number>> = { high: 1, medium: 5, low: 9 };
const RULES: Readonly<Record<string, string>> = {
  day: 'FREQ=DAILY',
  weekday: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  week: 'FREQ=WEEKLY',
  month: 'FREQ=MONTHLY',
  year: 'FREQ=YEARLY',
};

/** Reads a task out of a line such as `Water beds every monday 8:00 #garden !high`. */
export function readQuickWords(line: string, now: Date, timeZone: string): WantedTask {
  let rest = line;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const labels = [...line.matchAll(LABEL)].map(([, label = '']) => label);
  rest = rest.replaceAll(LABEL, ' ');
  const priority = take(PRIORITY)?.[1]?.toLowerCase();
  const every = take(EVERY)?.[1]?.toLowerCase();
  const when = take(WHEN)?.[1]?.toLowerCase();
  const time = clockOf(take(TIME));
  const today = dayOf(now);
  const day = when === undefined ? firstDay(every, today) : dayNamed(when, today);
  const due = day ?? (time ? today : null);
  const title = rest.replaceAll(/\s+/g, ' ').trim();
  // What is nothing but such words is a title, too.
  if (title === '') return { title: line.trim() };
  return {
    title,
    ...(labels.length > 0 && { labels: [...new Set(labels)] }),
    ...(priority !== undefined && { priority: PRIORITIES[priority] ?? Number(priority) }),
    ...(due !== null && { due: dueOn(due, time, timeZone) }),
    ...(every !== undefined && {
      rrule: RULES[every] ?? `FREQ=WEEKLY;BYDAY=${CODES[weekday(every)]}`,
    }),
  };
}

/** A day, or a time of it where the reader is. */
export function dueOn(day: string, time: string | null, timeZone: string): TaskDue {
  if (time === null) return { date: day, time_zone: timeZone };
  return { at: new Date(`${day}T${time}`).toISOString(), time_zone: timeZone };
}

const weekday = (name: string): number =>
  WEEKDAYS.findIndex((one) => one.startsWith(name.slice(0, 3)));

/** The day when what repeats is due first. */
function firstDay(every: string | undefined, today: string): string | null {
  if (every === undefined) return null;
  if (every === 'weekday') {
    const here = new Date(today).getUTCDay();
    return dayAfter(today, here === 6 ? 2 : here === 0 ? 1 : 0);
  }
  return every in RULES ? today : onWeekday(every, today, 0);
}

function dayNamed(when: string, today: string): string {
  if (when === 'today') return today;
  if (when === 'tomorrow') return dayAfter(today, 1);
  if (when === 'next week') return onWeekday('monday', today, 1);
  const [, days] = /^in (\d+)/.exec(when) ?? [];
  if (days !== undefined) return dayAfter(today, Number(days));
  if (/^\d/.test(when)) return when;
  return onWeekday(when, today, 1);
}

/** The next day with a name, at least some days away. */
function onWeekday(name: string, today: string, least: number): string {
  const from = new Date(dayAfter(today, least)).getUTCDay();
  return dayAfter(today, least + ((weekday(name) - from + 7) % 7));
}

function clockOf(found: RegExpExecArray | null): string | null {
  if (!found) return null;
  const [, hours, minutes = '00', half = found[5], hoursOnly] = found;
  const hour = Number(hours ?? hoursOnly);
  const ofDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}
