import { type Kind, KINDS } from '../kinds.js';
import { type Names, unpackNames } from '../import/names.js';
import { GEONAMES, OSM_TYPES } from '../import/thing.js';
import { SCALE } from '../places-on-earth.js';
import { numberKey } from '../text/words.js';
import { type FoldedName, foldedNames } from './folded-names.js';
import type { PlaceIndex } from './place-index.js';
import { WordBook } from './word-book.js';

const MOST_DEPTH = 16;
/** Places whose names stay at hand: the important ones are compared again and again. */
const MOST_FOLDED = 20_000;

/** The index, to be read. */
export class Places {
  readonly book: WordBook;
  readonly count: number;
  /** Kinds of which there is at least one. */
  readonly kinds: ReadonlySet<Kind>;
  readonly #folded = new Map<number, readonly FoldedName[]>();

  constructor(readonly index: PlaceIndex) {
    this.book = new WordBook(index.words);
    this.count = index.kind.length;
    this.kinds = new Set(Array.from(new Set(index.kind), (kind) => KINDS[kind]!));
  }

  kind(place: number): Kind {
    return KINDS[this.index.kind[place]!]!;
  }

  names(place: number): Names {
    const { nameStart, nameBytes } = this.index;
    return unpackNames(
      Buffer.from(nameBytes.subarray(nameStart[place], nameStart[place + 1])).toString(),
    );
  }

  /** Its names as they are compared. */
  foldedNames(place: number): readonly FoldedName[] {
    const known = this.#folded.get(place);
    if (known) return known;
    const folded = foldedNames(this.names(place));
    if (this.#folded.size === MOST_FOLDED) this.#folded.clear();
    this.#folded.set(place, folded);
    return folded;
  }

  /** The name in a language; else as it is written there. */
  name(place: number, language?: string): string {
    const names = this.names(place);
    const wanted = language?.toLowerCase() ?? '';
    return names[wanted] ?? names[wanted.split('-')[0]!] ?? names[''] ?? '';
  }

  lat(place: number): number {
    return this.index.lat[place]! / SCALE;
  }

  lon(place: number): number {
    return this.index.lon[place]! / SCALE;
  }

  bounds(place: number): readonly [number, number, number, number] {
    const at = this.index.boxAt[place]! * 4;
    if (at < 0) return [this.lat(place), this.lon(place), this.lat(place), this.lon(place)];
    const [south, west, north, east] = this.index.boxes.subarray(at, at + 4);
    return [south! / SCALE, west! / SCALE, north! / SCALE, east! / SCALE];
  }

  category(place: number): { key: string; value: string } {
    const [key = '', value = ''] = this.index.texts[this.index.category[place]!]!.split('=');
    return { key, value };
  }

  /** What it lies in, the smallest first. */
  *around(place: number): Generator<number> {
    const { parent } = this.index;
    for (
      let at = parent[place]!, depth = 0;
      at >= 0 && depth < MOST_DEPTH;
      at = parent[at]!, depth++
    )
      yield at;
  }

  /** Addresses at a street with this number: "12A" is "12 a". */
  address(street: number, key: string): number {
    const { addressStart, address, texts } = this.index;
    for (let at = addressStart[street]!; at < addressStart[street + 1]!; at++) {
      if (numberKey(texts[address.number[at]!]!) === key) return at;
    }
    return -1;
  }
}

/** `way/5`; null for what is made of many. */
export const osmName = (type: number, id: number): string | null =>
  type < OSM_TYPES.length ? `${OSM_TYPES[type]}/${id}` : null;

/** The same for what else has a number; `geonames/5`. */
export const refName = (type: number, id: number): string | null =>
  type === GEONAMES ? `geonames/${id}` : osmName(type, id);
