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

/** The longest value that OpenStreetMap keeps. */
const MOST_CHARACTERS = 255;
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** Says what a value of `opening_hours` means at a time and place. @throws OpeningHoursInvalid */
export function openingAt(value: string, question: OpeningQuestion): OpeningState {
  if (value.length > MOST_CHARACTERS) {
    throw new OpeningHoursInvalid(`It has more than ${MOST_CHARACTERS} characters`);
  }
  const { at, lat, lon, countryCode = '', state = '' } = question;
  const timeZone = timeZoneAt(lat, lon);
  const wall = toWallClock(at, timeZone);
  const country = countryCode.toLowerCase();
  const here = { timeZone, wall, place: placeOf(question, wall, { country, state }) };
  if (!needsHolidays(value)) return { ...stateOf(value, here), areHolidaysKnown: true };
  if (HOLIDAY_COUNTRIES.has(country)) {
    try {
      return { ...stateOf(value, here), areHolidaysKnown: true };
    } catch {
      // Some regions and kinds of holidays are not in the library: then without them, below.
    }
  }
  const rest = withoutHolidays(value);
  const unknown = { status: 'unknown', comment: null, changesAt: null, timeZone } as const;
  const found = rest === '' ? unknown : stateOf(rest, here);
  return { ...found, areHolidaysKnown: false };
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

function stateOf(
  value: string,
  {
    timeZone,
    wall,
    place,
  }: { readonly timeZone: string; readonly wall: Date; readonly place: Place },
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
    // The library throws plain text.
    const problem = error instanceof Error ? error.message : String(error);
    throw new OpeningHoursInvalid(problem, { cause: error });
  }
}
