import anyAscii from 'any-ascii';
import { shortOf } from './abbreviations.js';

const GERMANIC: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const MOST_WORD_LETTERS = 40;

/** A text in small Latin letters and digits, whatever it was written in, one space between words. */
export function folded(text: string): string {
  return asciiOf(text.normalize('NFKC').toLowerCase());
}

function asciiOf(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replaceAll(/(?<=[a-z])['`]s\b/g, 's')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words of a text as they are looked for. */
export function wordsOf(text: string): string[] {
  const all = folded(text);
  return all === '' ? [] : all.split(' ').map((word) => word.slice(0, MOST_WORD_LETTERS));
}

/** The same words are compared with each query; on a small map these are all of it. */
const MOST_KEPT = 50_000;
const kept = new Map<string, readonly string[]>();

/** A word, and what else it may be written as: shortened, and with "ae" for "ä". */
export function formsOf(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const forms = makeForms(text);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(text, forms);
  return forms;
}

function makeForms(text: string): string[] {
  const small = text.normalize('NFKC').toLowerCase();
  const plain = asciiOf(small);
  const forms = new Set(plain === '' ? [] : plain.split(' '));
  const germanic = small.replaceAll(/[äöüåø]/g, (letter) => GERMANIC[letter]!);
  if (germanic !== small) for (const word of asciiOf(germanic).split(' ')) forms.add(word);
  for (const word of Array.from(forms)) {
    const short = shortOf(word);
    if (short !== undefined) forms.add(short);
  }
  return Array.from(forms, (word) => word.slice(0, MOST_WORD_LETTERS));
}

/** A name with its words shortened, to compare two of them. */
export const sameName = (text: string): string =>
  wordsOf(text)
    .map((word) => shortOf(word) ?? word)
    .join(' ');

/** A house number as it is compared: "39 A/B" is "39ab". */
export const numberKey = (text: string): string => folded(text).replaceAll(' ', '');
