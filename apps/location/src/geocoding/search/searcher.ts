import { distanceM } from '../../roads/network/geo-distance.js';
import { Describing } from '../index/describe.js';
import type { Places } from '../index/places.js';
import type { GeocodeResult } from '../result.js';
import { type Candidate, candidates, NEARNESS_SHARE, type Wanted } from './candidates.js';
import { categoriesByWord } from './category-words.js';
import { Context } from './context.js';
import { type Expanded, expand } from './expand.js';
import { Gathering } from './gather.js';
import { findHouse } from './house-number.js';
import { aroundLikeness, likeness } from './likeness.js';
import type { Point, SearchOptions } from './query.js';
import { allowing, layerOf, nearnessOf } from './wanted.js';

/** Words, and what may be done with them. */
export interface WordQuery {
  readonly words: readonly string[];
  /** Whether the last word is still being typed. */
  readonly isTyped: boolean;
  /** Bits of the words that may be names of what is found; all when it is not given. */
  readonly ownBits?: number | undefined;
  /** `key=value` or a value that it must have. */
  readonly category?: string | undefined;
  /** What may be found, besides what the options say. */
  readonly isAllowed?: ((place: number) => boolean) | undefined;
}

interface Ranked {
  readonly place: number;
  readonly address: number;
  readonly confidence: number;
  readonly score: number;
}

const ALL_BITS = 0xff_ff_ff_ff;
const DEFAULT_LIMIT = 10;
const IMPORTANCE_SHARE = 0.15;
const CATEGORY_LIKENESS = 0.95;
const WHOLE_SHARE = 0.2;
const LEAST = 0.25;
const LEAST_OF_BEST = 0.6;
/** A house that is reckoned from its neighbours may stand elsewhere. */
const INTERPOLATED = 0.9;
/** With this much said by names there is nothing to guess. */
const SURE = 0.93;

/** Finds places by words. */
export class Searcher {
  readonly describing: Describing;
  readonly #gathering: Gathering;
  readonly #context: Context;
  readonly #categories: ReadonlyMap<string, readonly number[]>;

  constructor(private readonly places: Places) {
    this.describing = new Describing(places);
    this.#gathering = new Gathering(places.index);
    this.#context = new Context(places, this.#gathering.masks);
    this.#categories = categoriesByWord(places.index.texts);
  }

  /** What the words may mean, the likeliest first. */
  search(query: WordQuery, options: SearchOptions): GeocodeResult[] {
    const wanted: Wanted = {
      isAllowed: allowing(this.places, query, options),
      ownBits: query.ownBits ?? ALL_BITS,
      nearness: nearnessOf(options),
    };
    let found = this.#rank(query, wanted, options, false);
    if ((found[0]?.confidence ?? 0) < SURE) {
      // What is found without guessing stays; guesses are beside it.
      const guessed = this.#rank(query, wanted, options, true);
      found = [...found, ...guessed].toSorted(inOrder);
    }
    return this.#results(found, options);
  }

  #rank(query: WordQuery, wanted: Wanted, options: SearchOptions, isLax: boolean): Ranked[] {
    const { isTyped } = query;
    const words = expand(query.words, this.places.book, this.#categories, { isTyped, isLax });
    if (isLax && words.every(({ nearly }) => nearly.length === 0)) return [];
    this.#gathering.gather(words);
    this.#context.begin(words);
    const all = candidates(this.places, this.#gathering, this.#context, words, wanted);
    const ranked = all.map((candidate) => this.#judge(candidate, words, query, wanted, options));
    return ranked.filter((one) => one !== null).toSorted(inOrder);
  }

  #judge(
    { place, around }: Candidate,
    words: readonly Expanded[],
    { isTyped }: WordQuery,
    { ownBits, nearness }: Wanted,
    { layers }: SearchOptions,
  ): Ranked | null {
    const { index } = this.places;
    const like = likeness(this.places, place, words, isTyped);
    let { whole } = like;
    const said = words.map(({ categories }, at) => {
      const own = ownBits & (1 << at) ? like.of[at]! : 0;
      const isCategory = categories.includes(index.category[place]!);
      if (isCategory) whole = Math.max(whole, 0.5);
      return Math.max(
        own,
        isCategory ? CATEGORY_LIKENESS : 0,
        around & (1 << at) ? aroundLikeness(words[at]!) : 0,
      );
    });
    const free = said.reduce(
      (bits, one, at) => (like.of[at]! < 0.9 && one < 1.01 ? bits | (1 << at) : bits),
      0,
    );
    const house =
      !layers || layers.includes('address') ? findHouse(this.places, place, words, free) : null;
    if (house) said.forEach((_, at) => house.bits & (1 << at) && (said[at] = 1));
    if (!house && layers && !layers.includes(layerOf(this.places.kind(place)))) return null;
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const text = words.reduce((sum, { weight }, at) => sum + weight * said[at]!, 0) / total;
    const confidence = Math.min(1, text * (1 - WHOLE_SHARE + WHOLE_SHARE * whole));
    const at = { lat: this.places.lat(place), lon: this.places.lon(place) };
    const score =
      confidence + IMPORTANCE_SHARE * index.importance[place]! + NEARNESS_SHARE * nearness(at);
    return { place, address: house?.address ?? -1, confidence, score };
  }

  #results(
    found: readonly Ranked[],
    { limit = DEFAULT_LIMIT, language, near }: SearchOptions,
  ): GeocodeResult[] {
    const best = found[0]?.confidence ?? 0;
    const seen = new Set<string>();
    const results: GeocodeResult[] = [];
    for (const { place, address, confidence } of found) {
      if (results.length === limit) break;
      if (confidence < Math.max(LEAST, best * LEAST_OF_BEST)) continue;
      const isReckoned = address >= 0 && this.places.index.address.isInterpolated[address] === 1;
      const sure = isReckoned ? confidence * INTERPOLATED : confidence;
      const rounded = { confidence: Math.round(sure * 1000) / 1000 };
      const result =
        address >= 0
          ? this.describing.address(address, rounded, language)
          : this.describing.place(place, rounded, language);
      const key = `${result.label}|${result.kind}|${result.category.value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      results.push(near ? { ...result, distanceM: metresTo(result, near) } : result);
    }
    return results;
  }
}

const metresTo = ({ lat, lon }: GeocodeResult, near: Point): number =>
  Math.round(distanceM(lat, lon, near.lat, near.lon));

const inOrder = (one: Ranked, other: Ranked): number =>
  other.score - one.score || one.place - other.place || one.address - other.address;
