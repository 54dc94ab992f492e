import type { PlaceIndex } from '../index/place-index.js';
import type { Expanded } from './expand.js';

/** More places than this have a word that says little alone. */
const COMMON = 40_000;
const MOST_OF_RANGE = 30_000;
/** Areas of a word that lists are looked through for; they come first in each. */
const NONE = new Int32Array(0);

/** Which places have which words of a query. Kept between queries, so that nothing is made anew. */
export class Gathering {
  readonly masks: Uint32Array;
  touched: number[] = [];

  constructor(private readonly index: PlaceIndex) {
    this.masks = new Uint32Array(index.kind.length);
  }

  /** Forgets the query before. */
  clear(): void {
    for (const place of this.touched) this.masks[place] = 0;
    this.touched = [];
  }

  /** Marks the places that have words; what is common is only looked up for places that others brought. */
  gather(words: readonly Expanded[]): void {
    this.clear();
    const all = words
      .map((word, bit) => {
        const lists = this.#lists(word);
        return { bit, lists, size: lists.reduce((sum, { length }) => sum + length, 0) };
      })
      .toSorted((one, other) => one.size - other.size || one.bit - other.bit);
    let hasBrought = false;
    for (const { bit, lists, size } of all) {
      if (size > COMMON && hasBrought) this.#look(bit, lists);
      else for (const list of lists) this.#mark(bit, list.subarray(0, COMMON));
      hasBrought ||= size > 0;
    }
  }

  #mark(bit: number, list: Int32Array): void {
    const { masks, touched } = this;
    const mask = 1 << bit;
    for (const place of list) {
      if (masks[place] === 0) touched.push(place);
      masks[place]! |= mask;
    }
  }

  /** Areas are marked all the same: what lies in them may have the other words. */
  #look(bit: number, lists: readonly Int32Array[]): void {
    for (const list of lists) {
      this.#mark(bit, list.subarray(0, lowerBound(list, this.index.areaCount)));
      for (const place of this.touched) {
        if (list[lowerBound(list, place)] === place) this.masks[place]! |= 1 << bit;
      }
    }
  }

  #lists(word: Expanded): Int32Array[] {
    const { words, categoryPlaces } = this.index;
    const placesOf = (of: number): Int32Array =>
      words.places.subarray(words.placesStart[of], words.placesStart[of + 1]);
    const lists = [...word.exact, ...word.nearly].map(placesOf);
    for (const category of word.categories) {
      lists.push(
        categoryPlaces.places.subarray(
          categoryPlaces.start[category],
          categoryPlaces.start[category + 1],
        ),
      );
    }
    if (word.range) {
      const [from, to] = word.range;
      const size = words.placesStart[to]! - words.placesStart[from]!;
      const share =
        size <= MOST_OF_RANGE ? size : Math.max(1, Math.floor(MOST_OF_RANGE / (to - from)));
      for (let of = from; of < Math.min(to, from + MOST_OF_RANGE); of++)
        lists.push(placesOf(of).subarray(0, share));
    }
    return lists.length > 0 ? lists : [NONE];
  }
}

/** Where a number is or would be in a sorted list. */
function lowerBound(list: Int32Array, value: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
