import { IANAZone } from 'luxon';
import { FenceInvalid } from './fence-invalid.js';
import type { FenceSchedule } from './fence.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Clocks are put forward and back at quarters of an hour only. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_HOURS = 100;
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 3;

/** When a fence is watched, by minutes of the week. */
export class WatchHours {
  readonly #zone: IANAZone;
  readonly #ranges: readonly { readonly from: number; readonly minutes: number }[];
  #quarter = Number.NaN;
  #offsetMs = 0;

  /** @throws FenceInvalid */
  constructor({ timeZone, hours }: FenceSchedule) {
    if (!IANAZone.isValidZone(timeZone)) throw bad('schedule.time_zone', 'Is no time zone.');
    if (hours.length > MOST_HOURS) throw bad('schedule.hours', `Has more than ${MOST_HOURS}.`);
    this.#zone = IANAZone.create(timeZone);
    this.#ranges = hours.flatMap(({ days, from, until }, index) => {
      const field = `schedule.hours.${index}`;
      const [start, end] = [minuteOf(from, `${field}.from`), minuteOf(until, `${field}.until`)];
      const minutes = end > start ? end - start : end - start + DAY_MINUTES;
      if (start === DAY_MINUTES) throw bad(`${field}.from`, 'Must be before 24:00.');
      return days.map((day) => {
        const isDay = Number.isInteger(day) && day >= 1 && day <= 7;
        if (!isDay) throw bad(`${field}.days`, 'Days are 1, Monday, to 7, Sunday.');
        return { from: (day - 1) * DAY_MINUTES + start, minutes };
      });
    });
  }

  /** Whether it is watched at a time in milliseconds since 1970. */
  has(atMs: number): boolean {
    const quarter = Math.floor(atMs / QUARTER_MS);
    if (quarter !== this.#quarter) {
      this.#quarter = quarter;
      this.#offsetMs = this.#zone.offset(quarter * QUARTER_MS) * MINUTE_MS;
    }
    const local = Math.floor((atMs + this.#offsetMs) / MINUTE_MS) + FIRST_WEEKDAY * DAY_MINUTES;
    const minute = ((local % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
    return this.#ranges.some(
      ({ from, minutes }) => (minute - from + WEEK_MINUTES) % WEEK_MINUTES < minutes,
    );
  }
}

function minuteOf(text: string, field: string): number {
  const [, hour, minute] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text) ?? [];
  const value = Number(hour) * 60 + Number(minute);
  if (value <= DAY_MINUTES) return value;
  throw bad(field, 'Must be a time of day such as 08:00.');
}

const bad = (field: string, message: string): FenceInvalid =>
  new FenceInvalid('bad_schedule', field, message);
