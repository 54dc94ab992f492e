import type { MrzFormat } from './mrz-fields.js';

/** What may be printed at a place. */
export type PlaceKind = 'letter' | 'digit' | 'date' | 'any' | 'sex' | 'check';

/** A check digit, and the places that it protects in their order. */
export interface Check {
  digit: number;
  covers: number[];
}

/** Where everything stands in one format; places are counted through all lines. */
export interface Layout {
  format: MrzFormat;
  rows: number;
  columns: number;
  places: PlaceKind[];
  checks: Check[];
  composite: Check;
}

const CODES: Record<string, PlaceKind> = {
  L: 'letter',
  N: 'digit',
  D: 'date',
  X: 'any',
  S: 'sex',
  C: 'check',
};

/** Expands `L3N` to three letters and a digit. */
function placesOf(...lines: string[]): PlaceKind[] {
  return lines.flatMap((line) =>
    [...line.matchAll(/([A-Z])(\d*)/g)].flatMap(([, code, count]) =>
      Array.from({ length: Number(count || 1) }, () => CODES[code!]!),
    ),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** ICAO Doc 9303, parts 4 (TD3), 5 (TD1) and 6 (TD2). */
export const LAYOUTS: readonly Layout[] = [
  {
    format: 'TD3',
    rows: 2,
    columns: 44,
    places: placesOf('L44', 'X9NL3D6NSD6CX14CN'),
    checks: [
      { digit: 53, covers: range(44, 53) },
      { digit: 63, covers: range(57, 63) },
      { digit: 71, covers: range(65, 71) },
      { digit: 86, covers: range(72, 86) },
    ],
    composite: { digit: 87, covers: [...range(44, 54), ...range(57, 64), ...range(65, 87)] },
  },
  {
    format: 'TD2',
    rows: 2,
    columns: 36,
    places: placesOf('L36', 'X9CL3D6NSD6CX7N'),
    checks: [
      { digit: 45, covers: range(36, 45) },
      { digit: 55, covers: range(49, 55) },
      { digit: 63, covers: range(57, 63) },
    ],
    composite: { digit: 71, covers: [...range(36, 46), ...range(49, 56), ...range(57, 71)] },
  },
  {
    format: 'TD1',
    rows: 3,
    columns: 30,
    places: placesOf('L5X9CX15', 'D6NSD6CL3X11N', 'L30'),
    checks: [
      { digit: 14, covers: range(5, 14) },
      { digit: 36, covers: range(30, 36) },
      { digit: 44, covers: range(38, 44) },
    ],
    composite: {
      digit: 59,
      covers: [...range(5, 30), ...range(30, 37), ...range(38, 45), ...range(48, 59)],
    },
  },
];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const DIGITS = '0123456789';

/** The characters that a place may hold. */
export const ALPHABETS: Record<PlaceKind, string> = {
  letter: LETTERS,
  digit: DIGITS,
  date: `${DIGITS}<`,
  any: `${DIGITS}${LETTERS}`,
  sex: 'MF<',
  check: `${DIGITS}<`,
};
