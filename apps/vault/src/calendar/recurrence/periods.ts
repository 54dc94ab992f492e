import type { Rule } from './rule.js';
import { daysAmong, daysOfMonth, daysOfYear, dayTest, limits, weekYear } from './rule-days.js';
import { civilDay, DAY_S, dayNumber, weekdayOf } from './wall-clock.js';

/** One period of a rule: each of its days at each of its times, in seconds since midnight. */
export interface Period {
  /** No instance of it or of those that follow is before this day. */
  readonly begin: number;
  readonly days: readonly number[];
  readonly times: readonly number[];
}

const LAST_YEAR = 9999;

/** Periods of a rule of days or longer, from the one that holds `from` on or one before. */
export function* datePeriods(rule: Rule, start: number, from: number): Generator<Period> {
  const { frequency, interval, weekStart } = rule;
  const times = timesOf(rule, start);
  const first = Math.floor(start / DAY_S);
  const wanted = Math.max(first, Math.floor(from / DAY_S));
  const isWanted = dayTest(rule, first);
  /** Whole steps of `length` that lie before what is wanted. */
  const skipped = (distance: number) =>
    Math.max(0, Math.floor((distance - 1) / interval)) * interval;
  if (frequency === 'YEARLY') {
    const ofWeeks = rule.weeks.length > 0;
    // The week of the start may be of another year; that counts when the rule means the start.
    const own = weekYear(first, weekStart);
    const isOwn = ofWeeks && daysOfYear(rule, own, first, isWanted).includes(first);
    const begin = isOwn ? own : civilDay(first).year - (ofWeeks && interval === 1 ? 1 : 0);
    const skip = skipped(civilDay(wanted).year - 1 - begin);
    for (let year = begin + skip; year <= LAST_YEAR; year += interval) {
      const begins = dayNumber(year, 1, 1) - (ofWeeks ? 7 : 0);
      yield { begin: begins, days: daysOfYear(rule, year, first, isWanted), times };
    }
  } else if (frequency === 'MONTHLY') {
    const begin = monthOf(first);
    for (let at = begin + skipped(monthOf(wanted) - begin); at < LAST_YEAR * 12; at += interval) {
      const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
      const days = daysOfMonth(rule, year, month, first, isWanted);
      yield { begin: dayNumber(year, month, 1), days, times };
    }
  } else if (frequency === 'WEEKLY') {
    const begin = first - ((weekdayOf(first) - weekStart + 7) % 7);
    const last = dayNumber(LAST_YEAR, 12, 24);
    for (
      let at = begin + skipped(Math.floor((wanted - begin) / 7)) * 7;
      at < last;
      at += interval * 7
    ) {
      yield { begin: at, days: daysAmong(at, 7, isWanted), times };
    }
  } else {
    const last = dayNumber(LAST_YEAR, 12, 31);
    for (let at = first + skipped(wanted - first); at <= last; at += interval) {
      yield { begin: at, days: isWanted(at) ? [at] : [], times };
    }
  }
}

const monthOf = (day: number) => civilDay(day).year * 12 + civilDay(day).month - 1;

const orOf = (list: readonly number[], own: number) => (list.length > 0 ? list : [own]);

function timesOf({ hours, minutes, seconds }: Rule, start: number): number[] {
  const time = start - Math.floor(start / DAY_S) * DAY_S;
  const ofSecond = orOf(seconds, time % 60);
  const ofMinute = orOf(minutes, Math.floor(time / 60) % 60);
  return orOf(hours, Math.floor(time / 3600)).flatMap((hour) =>
    ofMinute.flatMap((minute) => ofSecond.map((second) => hour * 3600 + minute * 60 + second)),
  );
}

const UNITS = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 } as const;

/** Periods of a rule of hours, minutes or seconds; an empty one for each day that has none. */
export function* clockPeriods(rule: Rule, start: number, from: number): Generator<Period> {
  const unit = UNITS[rule.frequency as keyof typeof UNITS];
  const begin = Math.floor(start / unit);
  const isWanted = limits(rule);
  const last = dayNumber(LAST_YEAR, 12, 31);
  const first = Math.floor(start / DAY_S);
  for (let day = Math.max(first, Math.floor(from / DAY_S)); day <= last; day += 1) {
    yield { begin: day, days: [], times: [] };
    if (!isWanted(day)) continue;
    const least = Math.max(begin, Math.floor(Math.max(from, day * DAY_S) / unit));
    const most = Math.floor((day * DAY_S + DAY_S - 1) / unit);
    for (const at of unitsBetween(rule, begin, least, most)) {
      yield { begin: day, days: [day], times: timesWithin(rule, start, at * unit - day * DAY_S) };
    }
  }
}

/** Units of a day that its interval and its BY… parts let through. */
function* unitsBetween(rule: Rule, begin: number, least: number, most: number): Generator<number> {
  const { frequency, interval, hours, minutes, seconds } = rule;
  const unit = UNITS[frequency as keyof typeof UNITS];
  for (
    let at = begin + Math.ceil((least - begin) / interval) * interval;
    at <= most;
    at += interval
  ) {
    const time = (at * unit) % DAY_S;
    const ofDay = time < 0 ? time + DAY_S : time;
    if (hours.length > 0 && !hours.includes(Math.floor(ofDay / 3600))) continue;
    if (unit < 3600 && minutes.length > 0 && !minutes.includes(Math.floor(ofDay / 60) % 60))
      continue;
    if (unit === 1 && seconds.length > 0 && !seconds.includes(ofDay % 60)) continue;
    yield at;
  }
}

function timesWithin(rule: Rule, start: number, time: number): number[] {
  if (rule.frequency === 'SECONDLY') return [time];
  const own = start - Math.floor(start / 60) * 60;
  const seconds = orOf(rule.seconds, own);
  if (rule.frequency === 'MINUTELY') return seconds.map((second) => time + second);
  const minute = Math.floor(start / 60) - Math.floor(start / 3600) * 60;
  return orOf(rule.minutes, minute).flatMap((one) =>
    seconds.map((second) => time + one * 60 + second),
  );
}
