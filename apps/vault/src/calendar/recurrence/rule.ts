import { readTime, type WrittenTime } from './wall-clock.js';

/** How often a rule looks for instances, the rarest first. */
export const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Names of weekdays in rules; the place is the number, 0 is Sunday. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A weekday, each one or the n-th one of the month or the year (from the end when negative). */
export interface RuleDay {
  readonly weekday: number;
  /** 0 for each one. */
  readonly nth: number;
}

/** A recurrence rule (RFC 5545, 3.3.10). Lists are sorted and have nothing twice. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count?: number;
  readonly until?: WrittenTime;
  readonly weekStart: number;
  readonly seconds: readonly number[];
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly days: readonly RuleDay[];
  readonly monthDays: readonly number[];
  readonly yearDays: readonly number[];
  readonly weeks: readonly number[];
  readonly months: readonly number[];
  readonly positions: readonly number[];
}

/** A rule that cannot be read, and why. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

const LONGEST = 2_000;
const MOST_VALUES = 400;
const MOST_INTERVAL = 100_000;

const LISTS = {
  BYSECOND: ['seconds', 0, 59, false],
  BYMINUTE: ['minutes', 0, 59, false],
  BYHOUR: ['hours', 0, 23, false],
  BYMONTHDAY: ['monthDays', 1, 31, true],
  BYYEARDAY: ['yearDays', 1, 366, true],
  BYWEEKNO: ['weeks', 1, 53, true],
  BYMONTH: ['months', 1, 12, false],
  BYSETPOS: ['positions', 1, 366_000, true],
} as const;

/** Reads the value of an RRULE. @throws RuleError that says what is wrong */
export function readRule(text: string): Rule {
  if (text.length > LONGEST) throw new RuleError(`The rule is longer than ${LONGEST} characters.`);
  const given = new Map<string, string>();
  // Calendars in the wild end a rule with a semicolon; nothing is lost by it.
  for (const part of text.trim().replace(/;+$/, '').split(';')) {
    const [name, value] = split(part);
    if (given.has(name)) throw new RuleError(`${name} is given twice.`);
    if (value === '') throw new RuleError(`${name || 'A part'} has no value.`);
    given.set(name, value.toUpperCase());
  }
  const rule = partsOf(given);
  if (rule.count !== undefined && rule.until)
    throw new RuleError('COUNT and UNTIL exclude each other.');
  check(rule);
  return rule;
}

function partsOf(given: ReadonlyMap<string, string>): Rule {
  const frequency = FREQUENCIES.find((name) => name === given.get('FREQ'));
  if (!frequency) throw new RuleError(`FREQ must be one of ${FREQUENCIES.join(', ')}.`);
  const rule: Record<string, unknown> = {
    frequency,
    interval: 1,
    weekStart: 1,
    days: [],
    ...Object.fromEntries(Object.values(LISTS).map(([key]) => [key, []])),
  };
  for (const [name, value] of given) {
    if (name === 'FREQ' || name.startsWith('X-')) continue;
    if (name === 'INTERVAL') rule['interval'] = whole(name, value, MOST_INTERVAL);
    else if (name === 'COUNT') rule['count'] = whole(name, value, 2 ** 31 - 1);
    else if (name === 'UNTIL') rule['until'] = untilOf(value);
    else if (name === 'WKST') rule['weekStart'] = weekday(name, value);
    else if (name === 'BYDAY') rule['days'] = value.split(',').map(ruleDay);
    else if (name in LISTS) {
      const [key, ...range] = LISTS[name as keyof typeof LISTS];
      rule[key] = numbers(name, value, range);
    } else throw new RuleError(`${name} is not a part of a rule that is understood.`);
  }
  return rule as unknown as Rule;
}

/** What the standard forbids, for it has no meaning. */
function check({ frequency, days, weeks, positions, ...lists }: Rule): void {
  const hasNth = days.some(({ nth }) => nth !== 0);
  if (hasNth && frequency !== 'MONTHLY' && frequency !== 'YEARLY') {
    throw new RuleError(`BYDAY has no number with FREQ=${frequency}.`);
  }
  if (weeks.length > 0 && frequency !== 'YEARLY')
    throw new RuleError('BYWEEKNO needs FREQ=YEARLY.');
  if (hasNth && weeks.length > 0) throw new RuleError('BYDAY has no number beside BYWEEKNO.');
  const others = [lists.seconds, lists.minutes, lists.hours, lists.monthDays, lists.yearDays];
  const isAlone = [...others, lists.months, days, weeks].every(({ length }) => length === 0);
  if (positions.length > 0 && isAlone) throw new RuleError('BYSETPOS needs another BY… part.');
}

function split(part: string): [string, string] {
  const at = part.indexOf('=');
  return at === -1
    ? [part.trim().toUpperCase(), '']
    : [part.slice(0, at).trim().toUpperCase(), part.slice(at + 1).trim()];
}

function whole(name: string, value: string, most: number): number {
  const number = Number(value);
  if (/^\d{1,10}$/.test(value) && number >= 1 && number <= most) return number;
  throw new RuleError(`${name} must be a whole number from 1 to ${most}.`);
}

function untilOf(value: string): WrittenTime {
  const until = readTime(value);
  if (until) return until;
  throw new RuleError('UNTIL must be a date or a time such as 20271224T000000Z.');
}

function weekday(name: string, value: string): number {
  const found = WEEKDAYS.findIndex((day) => day === value);
  if (found !== -1) return found;
  throw new RuleError(`${name} must be one of ${WEEKDAYS.join(', ')}.`);
}

function ruleDay(value: string): RuleDay {
  const parts = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(value.trim());
  const nth = Number(parts?.[1] ?? 0);
  if (!parts || Math.abs(nth) > 53 || (parts[1] !== undefined && nth === 0)) {
    throw new RuleError('BYDAY must be weekdays such as MO or -1FR.');
  }
  return { nth, weekday: weekday('BYDAY', parts[2] ?? '') };
}

function numbers(name: string, value: string, range: readonly [number, number, boolean]): number[] {
  const [least, most, isSigned] = range;
  const found = value.split(',').map((one) => {
    const number = Number(one);
    const size = isSigned ? Math.abs(number) : number;
    if (/^[+-]?\d{1,6}$/.test(one.trim()) && size >= least && size <= most) return number;
    // A leap second is not told from the second before.
    if (name === 'BYSECOND' && number === 60) return 59;
    throw new RuleError(
      `${name} must be numbers from ${isSigned ? `±${least}` : least} to ${most}.`,
    );
  });
  if (found.length > MOST_VALUES)
    throw new RuleError(`${name} has more than ${MOST_VALUES} values.`);
  return [...new Set(found)].toSorted((one, other) => one - other);
}
