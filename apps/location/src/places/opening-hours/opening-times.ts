import { iso1A2Code } from '@rapideditor/country-coder';
import { LRUCache } from 'lru-cache';
import { OpeningHoursInvalid } from './opening-hours-invalid.js';
import {
  openingAt,
  type OpeningInterval,
  type OpeningState,
  openingWeek,
} from './opening-hours.js';
import { TookTooLong, withinTime } from './time-cap.js';

/** What one opens by, and where. */
export interface Opens {
  /** As OpenStreetMap writes them. */
  readonly hours: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}

/** Projects write them, so a text may be made to take long. Usual ones take a millisecond. */
const MOST_MS = 100;
const MOST_KEPT = 10_000;
/** Comings and goings of the sun differ by minutes over so many degrees. */
const SAME_PLACE = 10;

interface Known {
  readonly fromMs: number;
  readonly toMs: number;
  readonly state: OpeningState | null;
}

const known = new LRUCache<string, Known>({ max: MOST_KEPT });

/**
 * Whether it is open. Null when the text says nothing that can be read, or takes too long to be read: then it is not
 * known.
 */
export function openingOf(opens: Opens, at: Date): OpeningState | null {
  const { hours, lat, lon } = opens;
  const key = `${Math.round(lat * SAME_PLACE)} ${Math.round(lon * SAME_PLACE)} ${hours}`;
  const kept = known.get(key);
  if (kept && at.getTime() >= kept.fromMs && at.getTime() < kept.toMs) return kept.state;
  const state = orNull(() => openingAt(hours, questionOf(opens, at)));
  const toMs = state?.changesAt?.getTime() ?? at.getTime() + MINUTE_MS;
  known.set(key, { fromMs: at.getTime(), toMs, state });
  return state;
}

/** When it is open during seven days; empty when that cannot be read. */
export const weekOf = (opens: Opens, at: Date): OpeningInterval[] =>
  orNull(() => openingWeek(opens.hours, questionOf(opens, at))) ?? [];

/** What is wrong with a text; null when it can be read in time. */
export function problemOf(opens: Opens, at: Date): string | null {
  warmUp();
  try {
    withinTime(MOST_MS, () => openingAt(opens.hours, questionOf(opens, at)));
    return null;
  } catch (error) {
    if (error instanceof OpeningHoursInvalid) return error.problem;
    if (error instanceof TookTooLong) return error.message;
    throw error;
  }
}

const MINUTE_MS = 60_000;

let isWarm = false;

/** The first of all takes as long as a hundred others: it is none that anybody asked for. */
function warmUp(): void {
  if (isWarm) return;
  isWarm = true;
  openingAt('Mo-Fr 09:00-18:00; PH off', questionOf({ lat: 43.74, lon: 7.42 }, new Date(0)));
}

const questionOf = ({ lat, lon }: Omit<Opens, 'hours'>, at: Date) => ({
  at,
  lat,
  lon,
  countryCode: iso1A2Code([lon, lat]) ?? undefined,
});

function orNull<Result>(ask: () => Result): Result | null {
  warmUp();
  try {
    return withinTime(MOST_MS, ask);
  } catch (error) {
    if (error instanceof OpeningHoursInvalid || error instanceof TookTooLong) return null;
    throw error;
  }
}
