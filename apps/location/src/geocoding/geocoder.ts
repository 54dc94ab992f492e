import { BadGeocodeQuery } from './bad-geocode-query.js';
import type { PlaceIndex } from './index/place-index.js';
import { Places } from './index/places.js';
import type { GeocodeResult } from './result.js';
import { type ReverseOptions, Reversing } from './reverse/reverse.js';
import {
  checkOptions,
  checkPoint,
  MOST_RESULTS,
  parseQuery,
  type Query,
  type SearchOptions,
} from './search/query.js';
import { Searcher } from './search/searcher.js';
import { type StructuredQuery, structuredQueries } from './search/structured.js';

/** One of many questions. */
export type BatchQuery =
  | ({ readonly q: string } & SearchOptions)
  | ({ readonly parts: StructuredQuery } & SearchOptions)
  | ({ readonly lat: number; readonly lon: number } & ReverseOptions);

/** Its answer: what was found, or which field is wrong. */
export type BatchAnswer =
  | { readonly results: readonly GeocodeResult[] }
  | { readonly error: BadGeocodeQuery };

/** What is at a place. */
export interface ReverseAnswer {
  readonly results: readonly GeocodeResult[];
  /** Areas that the place lies in, the smallest first. */
  readonly areas: readonly GeocodeResult[];
}

const MOST_RADIUS_M = 50_000;
const SUGGESTED = 5;
const NEAREST_M = 20_000;

/** @throws BadGeocodeQuery */
export function checkReverse(
  lat: number,
  lon: number,
  { radiusM, limit }: Pick<ReverseOptions, 'radiusM' | 'limit'>,
): void {
  checkPoint({ lat, lon: 0 }, 'lat');
  checkPoint({ lat: 0, lon }, 'lon');
  if (radiusM !== undefined && !(radiusM >= 1 && radiusM <= MOST_RADIUS_M)) {
    throw new BadGeocodeQuery('radiusM', `must be from 1 to ${MOST_RADIUS_M}`);
  }
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= MOST_RESULTS)) {
    throw new BadGeocodeQuery('limit', `must be a whole number from 1 to ${MOST_RESULTS}`);
  }
}

/** Finds places of one map by words, and words by places. Not for several threads at a time: make one for each. */
export class Geocoder {
  readonly #places: Places;
  readonly #searcher: Searcher;
  readonly #reversing: Reversing;

  constructor(index: PlaceIndex) {
    this.#places = new Places(index);
    this.#searcher = new Searcher(this.#places);
    this.#reversing = new Reversing(this.#places, this.#searcher.describing);
  }

  /** Finds what a text means; `[restaurant] Vaduz` and `café 47.1,9.5` are understood. @throws BadGeocodeQuery */
  search(q: string, options: SearchOptions = {}): GeocodeResult[] {
    checkOptions(options);
    return this.#find(parseQuery(q), options, false);
  }

  /** Finds an address given in parts. What is not found with its street is looked for without it. @throws BadGeocodeQuery */
  structured(query: StructuredQuery, options: SearchOptions = {}): GeocodeResult[] {
    checkOptions(options);
    for (const one of structuredQueries(this.#places, query)) {
      const found = this.#searcher.search(one, options);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Finds what a text that is being typed may become; five when no limit is given. @throws BadGeocodeQuery */
  suggest(q: string, options: SearchOptions = {}): GeocodeResult[] {
    checkOptions(options);
    // After a space the last word is whole.
    return this.#find(parseQuery(q), { limit: SUGGESTED, ...options }, !/[\s,]$/.test(q));
  }

  /** What is nearest to a place, and the areas that it lies in. @throws BadGeocodeQuery */
  reverse(lat: number, lon: number, options: ReverseOptions = {}): ReverseAnswer {
    checkReverse(lat, lon, options);
    return {
      results: this.#reversing.near(lat, lon, options),
      areas: this.#reversing.areas(lat, lon, options.language),
    };
  }

  /** Answers many questions, each for itself: a wrong one does not keep the others from theirs. */
  batch(queries: readonly BatchQuery[]): BatchAnswer[] {
    return queries.map((query) => {
      try {
        if ('q' in query) return { results: this.search(query.q, query) };
        if ('parts' in query) return { results: this.structured(query.parts, query) };
        return { results: this.reverse(query.lat, query.lon, query).results };
      } catch (error) {
        if (error instanceof BadGeocodeQuery) return { error };
        throw error;
      }
    });
  }

  #find(
    { words, near, category }: Query,
    options: SearchOptions,
    isTyped: boolean,
  ): GeocodeResult[] {
    const all = { ...options, near: near ?? options.near };
    // The category is a word as well.
    const value = category?.split('=').at(-1);
    if (words.length > 0) {
      const own = value === undefined ? words : [value, ...words];
      return this.#searcher.search({ words: own, isTyped, category }, all);
    }
    const { limit, language } = all;
    if (category === undefined)
      return this.#reversing.near(near!.lat, near!.lon, { limit: limit ?? 1, language });
    if (all.near) {
      const { lat, lon } = all.near;
      return this.#reversing.near(lat, lon, {
        limit: limit ?? 10,
        language,
        category,
        layers: ['poi'],
        radiusM: NEAREST_M,
      });
    }
    return this.#searcher.search({ words: [value!], isTyped: false, category }, all);
  }
}
