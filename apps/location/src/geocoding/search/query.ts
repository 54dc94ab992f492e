import { BadGeocodeQuery } from '../bad-geocode-query.js';
import type { Layer } from '../result.js';
import { wordsOf } from '../text/words.js';

/** A place in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** South, west, north, east in degrees; west is more than east where it crosses 180°. */
export type Bounds = readonly [number, number, number, number];

/** What is wanted besides the words. */
export interface SearchOptions {
  /** Language of names, such as `de`; else as they are written there. */
  readonly language?: string | undefined;
  /** 1 to 50; 10 when it is not given. */
  readonly limit?: number | undefined;
  /** What is near comes before what is far. */
  readonly near?: Point | undefined;
  /** What is within comes before the rest, as on a map that one looks at. */
  readonly viewport?: Bounds | undefined;
  /** Nothing outside. */
  readonly bounds?: Bounds | undefined;
  /** Two letters each (ISO 3166-1); nothing elsewhere. */
  readonly countries?: readonly string[] | undefined;
  /** All when it is not given. */
  readonly layers?: readonly Layer[] | undefined;
}

export const MOST_LETTERS = 256;
export const MOST_RESULTS = 50;
const MOST_WORDS = 24;
const NUMBER = String.raw`[+-]?\d{1,3}\.\d+`;
const POINT = new RegExp(String.raw`(?:^|[\s,;])(${NUMBER})\s*[,;\s]\s*(${NUMBER})\s*$`);
const CATEGORY = /\[([\p{L}_ ]{1,64})(?:=([\p{L}_ ]{1,64}))?\]/u;

/** A query, taken apart. */
export interface Query {
  readonly words: readonly string[];
  /** Of a place that is written at the end. */
  readonly near?: Point | undefined;
  /** `amenity=restaurant`, or a value alone, of `[…]`. */
  readonly category?: string | undefined;
}

/** @throws BadGeocodeQuery */
export function parseQuery(text: string, field = 'q'): Query {
  if (typeof text !== 'string') throw new BadGeocodeQuery(field, 'must be a text');
  if (text.length > MOST_LETTERS)
    throw new BadGeocodeQuery(field, `must have at most ${MOST_LETTERS} characters`);
  if (text.includes('\0')) throw new BadGeocodeQuery(field, 'must not have NUL characters');
  let rest = text;
  const point = POINT.exec(rest);
  const near = point ? { lat: Number(point[1]), lon: Number(point[2]) } : undefined;
  if (near) {
    checkPoint(near, field);
    rest = rest.slice(0, point!.index);
  }
  const bracket = CATEGORY.exec(rest);
  const category = bracket
    ? bracket
        .slice(1)
        .filter(Boolean)
        .map((part) => part.trim().replaceAll(' ', '_'))
        .join('=')
        .toLowerCase()
    : undefined;
  if (bracket) rest = rest.replace(bracket[0], ' ');
  const words = wordsOf(rest).slice(0, MOST_WORDS);
  if (words.length === 0 && !category && !near)
    throw new BadGeocodeQuery(field, 'must have a letter or a digit');
  return { words, near, category };
}

/** @throws BadGeocodeQuery */
export function checkPoint({ lat, lon }: Point, field = 'near'): void {
  if (!(lat >= -90 && lat <= 90))
    throw new BadGeocodeQuery(field, 'must have a latitude from -90 to 90');
  if (!(lon >= -180 && lon <= 180))
    throw new BadGeocodeQuery(field, 'must have a longitude from -180 to 180');
}

/** @throws BadGeocodeQuery */
export function checkOptions({ limit, near, viewport, bounds, countries }: SearchOptions): void {
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= MOST_RESULTS)) {
    throw new BadGeocodeQuery('limit', `must be a whole number from 1 to ${MOST_RESULTS}`);
  }
  if (near) checkPoint(near);
  for (const [field, box] of Object.entries({ viewport, bounds })) {
    if (!box) continue;
    const [south, west, north, east] = box;
    checkPoint({ lat: south, lon: west }, field);
    checkPoint({ lat: north, lon: east }, field);
    if (south > north) throw new BadGeocodeQuery(field, 'must have its south below its north');
  }
  if (countries?.some((code) => !/^[a-z]{2}$/i.test(code))) {
    throw new BadGeocodeQuery('countries', 'must be codes of two letters');
  }
}

/** Whether a place lies within. */
export function isWithin([south, west, north, east]: Bounds, { lat, lon }: Point): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
}
