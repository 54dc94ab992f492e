import type { WordBook } from '../index/word-book.js';
import { LIGHT, shortOf } from '../text/abbreviations.js';

/** What a word of a query may stand for in names. */
export interface Expanded {
  readonly text: string;
  /** Numbers of words. */
  readonly exact: readonly number[];
  /** From the first up to the second: those that begin so. */
  readonly range: readonly [number, number] | null;
  readonly nearly: readonly number[];
  /** Numbers of categories that it names. */
  readonly categories: readonly number[];
  /** How much is missing when it is not found. */
  readonly weight: number;
}

/** How words are widened. */
export interface Widening {
  /** Whether the last word is still being typed. */
  readonly isTyped: boolean;
  /** Whether words may be written wrongly. */
  readonly isLax: boolean;
}

const LIGHT_WEIGHT = 0.25;
const NUMBER_WEIGHT = 0.8;

/** Finds what the words of a query may mean. */
export function expand(
  words: readonly string[],
  book: WordBook,
  categories: ReadonlyMap<string, readonly number[]>,
  { isTyped, isLax }: Widening,
): Expanded[] {
  const joined = words.map((word, at) =>
    at + 1 < words.length ? book.find(word + words[at + 1]!) : -1,
  );
  return words.map((text, at) => {
    const isLast = isTyped && at === words.length - 1;
    const short = shortOf(text);
    const exact = [
      book.find(text),
      short === undefined ? -1 : book.find(short),
      joined[at]!,
      joined[at - 1] ?? -1,
    ].filter((word) => word >= 0);
    const hasDigit = /\d/.test(text);
    const nearly = isLax && !hasDigit ? book.near(text, isLast).map(({ word }) => word) : [];
    return {
      text,
      exact: Array.from(new Set(exact)),
      range: isLast ? book.beginning(text) : null,
      nearly: nearly.filter((word) => !exact.includes(word)),
      categories: [text, `${text}_${words[at + 1]}`, `${words[at - 1]}_${text}`].flatMap(
        (one) => categories.get(one) ?? [],
      ),
      weight: LIGHT.has(text) ? LIGHT_WEIGHT : hasDigit ? NUMBER_WEIGHT : 1,
    };
  });
}
