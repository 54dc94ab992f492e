import { english } from './words.en.js';

/** Every text of the page. A language is a file beside `words.en.ts` and an entry here. */
export type Words = typeof english;

const LANGUAGES: Record<string, Words> = { en: english };

/** The words of the first of somebody's languages that there is. */
export function chooseWords(wanted: readonly string[]): { language: string; words: Words } {
  const language =
    wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find((tag) => tag in LANGUAGES) ?? 'en';
  return { language, words: LANGUAGES[language]! };
}
