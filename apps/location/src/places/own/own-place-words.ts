import { formsOf, wordsOf } from '../../geocoding/text/words.js';

const MOST_WORDS = 100;
const MOST_ASKED = 12;

/** What a place is found by: each word with its project before it. */
export function lexemesOf(tenant: string, texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(formsOf));
  return Array.from(words, (word) => `${tenant}.${word}`).slice(0, MOST_WORDS);
}

/** A text as `tsquery`: places must have each word, or one that begins so. Null when it has none. */
export function queryOf(tenant: string, text: string): string | null {
  const words = wordsOf(text).slice(0, MOST_ASKED);
  if (words.length === 0) return null;
  const key = tenant.replaceAll(/['\\]/g, '');
  return words
    .map((word) => {
      const forms = new Set([word, ...formsOf(word)]);
      return `(${Array.from(forms, (form) => `'${key}.${form}':*`).join(' | ')})`;
    })
    .join(' & ');
}
