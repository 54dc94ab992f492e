import { CHARACTERS } from './glyph-forms.js';

const WEIGHTS = [7, 3, 1];

/** The value of a character in ICAO Doc 9303, part 3: digits, then A = 10; the filler is 0. */
export function valueOf(character: string): number {
  return character === '<' ? 0 : CHARACTERS.indexOf(character);
}

/** The check digit of a text: weights 7, 3, 1 by turns, modulo 10. */
export function checkDigitOf(text: string): string {
  const sum = Array.from(text, (character, at) => valueOf(character) * WEIGHTS[at % 3]!).reduce(
    (total, product) => total + product,
    0,
  );
  return String(sum % 10);
}
