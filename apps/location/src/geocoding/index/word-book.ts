import { editDistance } from '../text/edit-distance.js';
import type { WordArrays } from './place-index.js';

/** A word of the book, and how many letters it is away from the one asked for. */
export interface NearWord {
  readonly word: number;
  readonly edits: number;
}

const BASE = 37;
const EDGE = 36;
const SURE_LETTERS = 4;
const LONG_LETTERS = 8;
const MOST_WORDS = 40;
const MOST_KEPT = 512;

/** Changes of letters that a word of this length may have; none in short ones. */
export const editsFor = (letters: number): number => {
  if (letters < SURE_LETTERS) return 0;
  return letters < LONG_LETTERS ? 1 : 2;
};

/** Words of all names, to find one, those that begin so, and those that are written nearly so. */
export class WordBook {
  readonly words: readonly string[];
  readonly #pairStart = new Int32Array(BASE * BASE + 1);
  readonly #pairWords: Int32Array;
  readonly #shared: Uint8Array;
  /** What was looked for last: the parts of an address are asked for again and again. */
  readonly #nearly = new Map<string, readonly NearWord[]>();

  constructor({ start, bytes }: Pick<WordArrays, 'start' | 'bytes'>) {
    const text = Buffer.from(bytes).toString('latin1');
    this.words = Array.from({ length: start.length - 1 }, (_, at) =>
      text.slice(start[at], start[at + 1]),
    );
    this.#shared = new Uint8Array(this.words.length);
    const pairs = this.words.map((word) => pairsOf(word, true));
    for (const of of pairs) for (const pair of of) this.#pairStart[pair + 1]! += 1;
    for (let pair = 0; pair < BASE * BASE; pair++)
      this.#pairStart[pair + 1]! += this.#pairStart[pair]!;
    this.#pairWords = new Int32Array(this.#pairStart.at(-1)!);
    const next = this.#pairStart.slice();
    pairs.forEach((of, word) => {
      for (const pair of of) this.#pairWords[next[pair]!++] = word;
    });
  }

  /** Number of a word; -1 when no name has it. */
  find(word: string): number {
    const at = this.#from(word);
    return this.words[at] === word ? at : -1;
  }

  /** Numbers of the words that begin so: from the first up to the second, without that. */
  beginning(start: string): readonly [from: number, to: number] {
    return [this.#from(start), this.#from(`${start}~`)];
  }

  /** Words that are written nearly so, the nearest first. @param isPrefix whether they may go on */
  near(word: string, isPrefix: boolean): readonly NearWord[] {
    const most = editsFor(word.length);
    if (most === 0) return [];
    const key = isPrefix ? `${word}-` : word;
    let found = this.#nearly.get(key);
    if (!found) {
      found = this.#lookNear(word, isPrefix, most);
      if (this.#nearly.size === MOST_KEPT) this.#nearly.clear();
      this.#nearly.set(key, found);
    }
    return found;
  }

  #lookNear(word: string, isPrefix: boolean, most: number): NearWord[] {
    const pairs = pairsOf(word, !isPrefix);
    // A changed letter spoils two pairs, two that changed places three.
    const wanted = Math.max(1, pairs.length - most * 3);
    const seen: number[] = [];
    for (const pair of pairs) {
      for (let at = this.#pairStart[pair]!; at < this.#pairStart[pair + 1]!; at++) {
        const other = this.#pairWords[at]!;
        if (this.#shared[other]!++ === 0) seen.push(other);
      }
    }
    const found: NearWord[] = [];
    for (const other of seen) {
      const shared = this.#shared[other]!;
      this.#shared[other] = 0;
      if (shared < wanted) continue;
      const edits = editDistance(word, this.words[other]!, most, isPrefix);
      if (edits <= most) found.push({ word: other, edits });
    }
    return found
      .toSorted((one, other) => one.edits - other.edits || one.word - other.word)
      .slice(0, MOST_WORDS);
  }

  #from(word: string): number {
    let [from, to] = [0, this.words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.words[middle]! < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Pairs of letters that follow each other, with the beginning and, if wanted, the end; each once. */
function pairsOf(word: string, hasEnd: boolean): number[] {
  const codes = [EDGE, ...Array.from(word, codeOf), ...(hasEnd ? [EDGE] : [])];
  return Array.from(new Set(codes.slice(1).map((code, at) => codes[at]! * BASE + code)));
}

function codeOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return code >= 97 ? code - 97 : code - 48 + 26;
}
