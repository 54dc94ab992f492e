import type { Rule } from './rule.js';
import { civilDay, dayNumber, daysInMonth, daysInYear, weekdayOf } from './wall-clock.js';

/** First day of week 1 of a year: the week with four days of it. */
export function firstWeek(year: number, weekStart: number): number {
  const first = dayNumber(year, 1, 1);
  const into = (weekdayOf(first) - weekStart + 7) % 7;
  return into <= 3 ? first - into : first - into + 7;
}

/** The year that the week of a day belongs to. */
export function weekYear(day: number, weekStart: number): number {
  const { year } = civilDay(day);
  if (day >= firstWeek(year + 1, weekStart)) return year + 1;
  return day < firstWeek(year, weekStart) ? year - 1 : year;
}

type Test = (day: number) => boolean;

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Whether a rule means a day, for those that look at each. Rules of weeks that name no day mean the
 * weekday of their start.
 */
export function dayTest(rule: Rule, start: number): Test {
  const { frequency, days, weeks, monthDays, yearDays } = rule;
  const isOfWeeks =
    frequency === 'WEEKLY' || (weeks.length > 0 && monthDays.length + yearDays.length === 0);
  if (!isOfWeeks || days.length > 0) return limits(rule);
  return limits({ ...rule, days: [{ weekday: weekdayOf(start), nth: 0 }] });
}

/** Days of a year that a rule means, in order. `start` is the day it begins with. */
export function daysOfYear(rule: Rule, year: number, start: number, isWanted: Test): number[] {
  const { months, monthDays, yearDays, days, weeks } = rule;
  const from = civilDay(start);
  const isPlain = monthDays.length + yearDays.length + days.length + weeks.length === 0;
  if (isPlain) {
    const wanted = months.length > 0 ? months : [from.month];
    return wanted
      .filter((month) => from.day <= daysInMonth(year, month))
      .map((month) => dayNumber(year, month, from.day));
  }
  if (weeks.length > 0) return daysOfWeeks(rule, year, isWanted);
  const isByMonthDay = monthDays.length > 0 && months.length + days.length + yearDays.length === 0;
  // A day of the month and no month: that of the start, as calendars in use read it.
  const among = isByMonthDay ? [from.month] : months;
  if (among.length === 0) return daysAmong(dayNumber(year, 1, 1), daysInYear(year), isWanted);
  return among.flatMap((month) =>
    daysAmong(dayNumber(year, month, 1), daysInMonth(year, month), isWanted),
  );
}

/** Days of a month that a rule means, in order. */
export function daysOfMonth(
  rule: Rule,
  year: number,
  month: number,
  start: number,
  isWanted: Test,
): number[] {
  if (rule.months.length > 0 && !rule.months.includes(month)) return [];
  const length = daysInMonth(year, month);
  const first = dayNumber(year, month, 1);
  if (rule.monthDays.length + rule.days.length + rule.yearDays.length === 0) {
    const { day } = civilDay(start);
    return day <= length ? [first + day - 1] : [];
  }
  return daysAmong(first, length, isWanted);
}

/** Days from `first` on, so many in all, that a rule means. A loop: this is what rules spend their time in. */
export function daysAmong(first: number, length: number, isWanted: Test): number[] {
  const found: number[] = [];
  for (let day = first; day < first + length; day += 1) if (isWanted(day)) found.push(day);
  return found;
}

/** Whether a rule means a day by what it says of days. */
export function limits(rule: Rule): Test {
  const { months, monthDays, yearDays, days, frequency } = rule;
  const isInYear = frequency === 'YEARLY' && months.length === 0;
  const tests: Test[] = [];
  if (days.length > 0) {
    const isEach = WEEK.map((weekday) =>
      days.some((one) => one.weekday === weekday && one.nth === 0),
    );
    const numbered = days.filter(({ nth }) => nth !== 0);
    tests.push((day) => {
      const weekday = weekdayOf(day);
      return (
        isEach[weekday] === true ||
        numbered.some((one) => one.weekday === weekday && isNth(day, one.nth, isInYear))
      );
    });
  }
  if (months.length > 0) tests.push((day) => months.includes(civilDay(day).month));
  if (monthDays.length > 0) {
    tests.push((number) => {
      const { year, month, day } = civilDay(number);
      return monthDays.includes(day) || monthDays.includes(day - daysInMonth(year, month) - 1);
    });
  }
  if (yearDays.length > 0) {
    tests.push((day) => {
      const { year } = civilDay(day);
      const ofYear = day - dayNumber(year, 1, 1) + 1;
      return yearDays.includes(ofYear) || yearDays.includes(ofYear - daysInYear(year) - 1);
    });
  }
  const [only] = tests;
  return only && tests.length === 1 ? only : (day) => tests.every((test) => test(day));
}

function daysOfWeeks({ weeks, weekStart }: Rule, year: number, isWanted: Test): number[] {
  const first = firstWeek(year, weekStart);
  const count = (firstWeek(year + 1, weekStart) - first) / 7;
  const wanted = new Set(weeks.map((week) => (week > 0 ? week : count + week + 1)));
  return [...wanted]
    .filter((week) => week >= 1 && week <= count)
    .toSorted((one, other) => one - other)
    .flatMap((week) => daysAmong(first + (week - 1) * 7, 7, isWanted));
}

function isNth(number: number, nth: number, isInYear: boolean): boolean {
  const { year, month, day } = civilDay(number);
  const at = isInYear ? number - dayNumber(year, 1, 1) : day - 1;
  const length = isInYear ? daysInYear(year) : daysInMonth(year, month);
  return nth > 0 ? Math.floor(at / 7) + 1 === nth : Math.floor((length - 1 - at) / 7) + 1 === -nth;
}
