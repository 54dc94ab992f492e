import type { Places } from '../index/places.js';
import { wordsOf } from '../text/words.js';
import type { Expanded } from './expand.js';

const MOST_DEPTH = 16;

/** Which words of a query say where something is: its areas, its street, its postcode. */
export class Context {
  readonly #areaMasks: Uint32Array;
  readonly #askedIn: Int32Array;
  readonly #postcodes = new Map<number, number>();
  #words: readonly Expanded[] = [];
  #query = 0;

  constructor(
    private readonly places: Places,
    private readonly masks: Uint32Array,
  ) {
    this.#areaMasks = new Uint32Array(places.index.areaCount);
    this.#askedIn = new Int32Array(places.index.areaCount);
  }

  /** Begins a query; the masks are those of its words. */
  begin(words: readonly Expanded[]): void {
    this.#words = words;
    this.#query += 1;
    this.#postcodes.clear();
  }

  /** Bits of the words that something around a place has. */
  of(place: number): number {
    const { parent, street, postcode } = this.places.index;
    let mask = this.#area(parent[place]!, 0) | this.#postcode(postcode[place]!);
    if (street[place]! >= 0) mask |= this.masks[street[place]!]!;
    return mask;
  }

  #area(area: number, depth: number): number {
    if (area < 0 || depth > MOST_DEPTH) return 0;
    if (this.#askedIn[area] === this.#query) return this.#areaMasks[area]!;
    const mask = this.masks[area]! | this.#area(this.places.index.parent[area]!, depth + 1);
    this.#askedIn[area] = this.#query;
    this.#areaMasks[area] = mask;
    return mask;
  }

  #postcode(text: number): number {
    if (text === 0) return 0;
    const known = this.#postcodes.get(text);
    if (known !== undefined) return known;
    const parts = wordsOf(this.places.index.texts[text]!);
    const mask = this.#words.reduce(
      (bits, word, at) => (parts.includes(word.text) ? bits | (1 << at) : bits),
      0,
    );
    this.#postcodes.set(text, mask);
    return mask;
  }
}
