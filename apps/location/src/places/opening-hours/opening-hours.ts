import timeZoneAt from '@photostructure/tz-lookup';
import OpeningHours, { type nominatim_object as Place } from 'opening_hours';
import { HOLIDAY_COUNTRIES, needsHolidays, withoutHolidays } from './holidays.js';
import { OpeningHoursInvalid } from './opening-hours-invalid.js';
import { fromWallClock, toWallClock } from './wall-clock.js';

/** Where and when it is asked. */
export interface OpeningQuestion {
  readonly at: Date;
  /** Degrees; the time zone follows from them. */
  readonly lat: number;
  readonly lon: number;
  /** ISO 3166-1, two letters in any case; holidays follow from it. */
  readonly countryCode?: string | undefined;
  /** Name of the state or region, for holidays that not all of a country have. */
  readonly state?: string | undefined;
}

/** Whether it is open, and until when. */
export interface OpeningState {
  readonly status: 'open' | 'closed' | 'unknown';
  /** What the value says beside it, such as `by appointment`. */
  readonly comment: string | null;
  /** When it changes next; null when it does not within a year. */
  readonly changesAt: Date | null;
  readonly timeZone: string;
  /** False when the value speaks of holidays and those of the country are not known: they count as other days. */
  readonly areHolidaysKnown: boolean;
}

/** A time in which it is open, or may be. */
export interface OpeningInterval {
  readonly from: Date;
  readonly to: Date;
  readonly status: 'open' | 'unknown';
  readonly comment: string | null;
}

/** The longest value that OpenStreetMap keeps. */
const MOST_CHARACTERS = 255;
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** Says what a value of `opening_hours` means at a time and place. @throws OpeningHoursInvalid */
export function openingAt(value: string, question: OpeningQuestion): OpeningState {
  const { result, timeZone, areHolidaysKnown } = asked(value, question, stateOf);
  const unknown = { status: 'unknown', comment: null, changesAt: null, timeZone } as const;
  return { ...(result ?? unknown), areHolidaysKnown };
}

/**
 * When it is open during the seven days from the day of the question on, as clocks of the place count days.
 * @throws OpeningHoursInvalid
 */
export const openingWeek = (value: string, question: OpeningQuestion): OpeningInterval[] =>
  asked(value, question, weekOf).result ?? [];

/** Null when nothing is left of a value without its holidays, which are not known there. */
function asked<Result>(
  value: string,
  question: OpeningQuestion,
  read: (value: string, here: Here) => Result,
) {
  if (value.length > MOST_CHARACTERS) {
    throw new OpeningHoursInvalid(`It has more than ${MOST_CHARACTERS} characters`);
  }
  const { at, lat, lon, countryCode = '', state = '' } = question;
  const timeZone = timeZoneAt(lat, lon);
  const wall = toWallClock(at, timeZone);
  const country = countryCode.toLowerCase();
  const here = { timeZone, wall, place: placeOf(question, wall, { country, state }) };
  if (!needsHolidays(value)) return { result: read(value, here), timeZone, areHolidaysKnown: true };
  if (HOLIDAY_COUNTRIES.has(country)) {
    try {
      return { result: read(value, here), timeZone, areHolidaysKnown: true };
    } catch {
      // Some regions and kinds of holidays are not in the library: then without them, below.
    }
  }
  const rest = withoutHolidays(value);
  return { result: rest === '' ? null : read(rest, here), timeZone, areHolidaysKnown: false };
}

/**
 * The library reckons the sun on the clock of this process, while it is asked by the clock of the place. A place
 * as far east as the clocks are apart has its sun at the right times; on days that change clocks they are an
 * hour off for some hours.
 */
function placeOf(
  { at, lat, lon }: OpeningQuestion,
  wall: Date,
  { country, state }: { readonly country: string; readonly state: string },
): Place {
  const aheadMs = wall.getTime() - Math.floor(at.getTime() / 1000) * 1000;
  const shifted = lon - (aheadMs / DAY_MS) * 360;
  // It takes coordinates as text only, other than its types say.
  const place = { lat: `${lat}`, lon: `${shifted}`, address: { country_code: country, state } };
  return place as unknown as Place;
}

/** Where it is asked, and what clocks show there. */
interface Here {
  readonly timeZone: string;
  readonly wall: Date;
  readonly place: Place;
}

const WEEK_DAYS = 7;

function weekOf(value: string, { timeZone, wall, place }: Here): OpeningInterval[] {
  const from = new Date(wall.getFullYear(), wall.getMonth(), wall.getDate());
  const to = new Date(wall.getFullYear(), wall.getMonth(), wall.getDate() + WEEK_DAYS);
  try {
    const intervals = new OpeningHours(value, place).getOpenIntervals(from, to);
    return intervals.map(([opens, closes, isUnknown, comment]) => ({
      from: fromWallClock(opens, timeZone),
      to: fromWallClock(closes, timeZone),
      status: isUnknown ? 'unknown' : 'open',
      comment: comment ?? null,
    }));
  } catch (error) {
    throw invalidOf(error);
  }
}

function stateOf(
  value: string,
  { timeZone, wall, place }: Here,
): Omit<OpeningState, 'areHolidaysKnown'> {
  try {
    const hours = new OpeningHours(value, place);
    const state = hours.getStateString(wall, true);
    const change = hours.getNextChange(wall, new Date(wall.getTime() + YEAR_MS));
    return {
      status: state,
      comment: hours.getComment(wall) ?? null,
      changesAt: change ? fromWallClock(change, timeZone) : null,
      timeZone,
    };
  } catch (error) {
    throw invalidOf(error);
  }
}

/** The library throws plain text. */
function invalidOf(error: unknown): OpeningHoursInvalid {
  const problem = error instanceof Error ? error.message : String(error);
  return new OpeningHoursInvalid(problem, { cause: error });
}
