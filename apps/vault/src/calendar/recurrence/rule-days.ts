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

/** Days of a year that a rule means, in order. `start` is the day it begins with. */
export function daysOfYear(rule: Rule, year: number, start: number): number[] {
  const { months, monthDays, yearDays, days, weeks } = rule;
  const from = civilDay(start);
  const isPlain = monthDays.length + yearDays.length + days.length + weeks.length === 0;
  if (isPlain) {
    const wanted = months.length > 0 ? months : [from.month];
    return wanted
      .filter((month) => from.day <= daysInMonth(year, month))
      .map((month) => dayNumber(year, month, from.day));
  }
  if (weeks.length > 0) return daysOfWeeks(rule, year, start);
  const isByMonthDay = monthDays.length > 0 && months.length + days.length + yearDays.length === 0;
  // A day of the month and no month: that of the start, as calendars in use read it.
  const among = isByMonthDay ? [from.month] : months;
  if (among.length === 0)
    return range(dayNumber(year, 1, 1), daysInYear(year)).filter(limits(rule));
  return among.flatMap((month) =>
    range(dayNumber(year, month, 1), daysInMonth(year, month)).filter(limits(rule)),
  );
}

/** Days of a month that a rule means, in order. */
export function daysOfMonth(rule: Rule, year: number, month: number, start: number): number[] {
  if (rule.months.length > 0 && !rule.months.includes(month)) return [];
  const length = daysInMonth(year, month);
  const first = dayNumber(year, month, 1);
  if (rule.monthDays.length + rule.days.length + rule.yearDays.length === 0) {
    const { day } = civilDay(start);
    return day <= length ? [first + day - 1] : [];
  }
  return range(first, length).filter(limits(rule));
}

/** Days of the week that begins with `first` that a rule means, in order. */
export function daysOfWeek(rule: Rule, first: number, start: number): number[] {
  const { days } = rule;
  const wanted = days.length > 0 ? days.map(({ weekday }) => weekday) : [weekdayOf(start)];
  const isWanted = limits({ ...rule, days: [] });
  return range(first, 7).filter((day) => wanted.includes(weekdayOf(day)) && isWanted(day));
}

/** Whether a rule means a day at all, for those that look at each. */
export function limits(rule: Rule): Test {
  const { months, monthDays, yearDays, days, frequency } = rule;
  const isInYear = frequency === 'YEARLY' && months.length === 0;
  const tests: Test[] = [];
  if (days.length > 0) {
    tests.push((day) => {
      const weekday = weekdayOf(day);
      return days.some(
        (one) => one.weekday === weekday && (one.nth === 0 || isNth(day, one.nth, isInYear)),
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
  return (day) => tests.every((test) => test(day));
}

function daysOfWeeks(rule: Rule, year: number, start: number): number[] {
  const { weeks, weekStart, days, monthDays, yearDays } = rule;
  const first = firstWeek(year, weekStart);
  const count = (firstWeek(year + 1, weekStart) - first) / 7;
  const wanted = new Set(weeks.map((week) => (week > 0 ? week : count + week + 1)));
  const isByStart = days.length + monthDays.length + yearDays.length === 0;
  const isWanted = limits(
    isByStart ? { ...rule, days: [{ weekday: weekdayOf(start), nth: 0 }] } : rule,
  );
  return range(0, count)
    .filter((week) => wanted.has(week + 1))
    .flatMap((week) => range(first + week * 7, 7).filter(isWanted));
}

function isNth(number: number, nth: number, isInYear: boolean): boolean {
  const { year, month, day } = civilDay(number);
  const at = isInYear ? number - dayNumber(year, 1, 1) : day - 1;
  const length = isInYear ? daysInYear(year) : daysInMonth(year, month);
  return nth > 0 ? Math.floor(at / 7) + 1 === nth : Math.floor((length - 1 - at) / 7) + 1 === -nth;
}

const range = (from: number, length: number): number[] =>
  Array.from({ length }, (_, at) => from + at);
