import type { OpenHours } from '../../../api/vault-scheduling.js';

/** Days of the week, Monday first, as they are numbered. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** One time of several days, as a form has it. */
export interface SameHours {
  /** Numbers of days, as texts. */
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** What an office has. */
export const OFFICE_HOURS: SameHours = {
  days: ['1', '2', '3', '4', '5'],
  from: '09:00',
  to: '17:00',
};

/** Hours as the service takes them. */
export const hoursOf = ({ days, from, to }: SameHours): OpenHours[] =>
  days
    .map(Number)
    .toSorted((one, other) => one - other)
    .map((day) => ({ day, from, to }));

/** Hours as a form has them; undefined when they are not the same on all days. */
export function sameHours(hours: readonly OpenHours[]): SameHours | undefined {
  const [first] = hours;
  const days = [...new Set(hours.map(({ day }) => String(day)))];
  const isSame = hours.every(({ from, to }) => from === first?.from && to === first.to);
  if (!first || !isSame || days.length !== hours.length) return undefined;
  return { days, from: first.from, to: first.to };
}

/** Hours for people, such as `Mon–Fri 09:00–17:00, Sat 10:00–12:00`. */
export function hoursText(hours: readonly OpenHours[]): string {
  const spans = new Map<string, number[]>();
  for (const { day, from, to } of hours) {
    const span = `${from}–${to}`;
    spans.set(span, [...(spans.get(span) ?? []), day]);
  }
  return [...spans].map(([span, days]) => `${daysText(days)} ${span}`).join(', ');
}

const nameOf = (day: number | undefined) => WEEKDAYS[(day ?? 1) - 1];

function daysText(given: readonly number[]): string {
  const days = [...new Set(given)].toSorted((one, other) => one - other);
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) =>
      run.length > 2 ? [`${nameOf(run[0])}–${nameOf(run.at(-1))}`] : run.map(nameOf),
    )
    .join(', ');
}
