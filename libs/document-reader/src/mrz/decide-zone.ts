import { valueOf } from './check-digit.js';
import type { Layout } from './layouts.js';
import type { Place } from './place.js';
import { holds, solveCheck } from './solve-check.js';

/** A zone whose check digits hold and whose letters leave no doubt. */
export interface DecidedZone {
  lines: string[];
  confidence: number;
  decidedByCheckDigits: number;
}

/** No check digit looks after names and states: a letter there must be clear by itself. */
const CLEAR = 0.035;
/** Characters whose values differ by ten are the same to a check digit, such as 6 and G. */
const CLEAR_OF_TWINS = 0.035;
const FAINTEST = 0.55;

/** Settles every place, or gives up: a read that may be wrong is worth less than none. */
export function decideZone(layout: Layout, places: Place[]): DecidedZone | undefined {
  const read = places.map((place) => place[0]!.character);
  const text = solve(layout, places, read);
  if (text === undefined) return undefined;
  const guarded = new Set([...layout.composite.covers, layout.composite.digit]);
  const scores = places.map((place, at) => scoreOf(place, text[at]!));
  const isClear = places.every((place, at) =>
    guarded.has(at) ? hasNoTwin(place, text[at]!) : isUnmistakable(place),
  );
  const confidence = Math.min(...scores);
  if (!isClear || confidence < FAINTEST) return undefined;
  return {
    lines: Array.from({ length: layout.rows }, (_, row) =>
      text.slice(row * layout.columns, (row + 1) * layout.columns).join(''),
    ),
    confidence: Number(confidence.toFixed(3)),
    decidedByCheckDigits: text.filter((character, at) => character !== read[at]).length,
  };
}

function solve(layout: Layout, places: Place[], read: string[]): string[] | undefined {
  let text = read;
  const settled = new Set<number>();
  for (const check of layout.checks) {
    // A number too long for its field goes on in the optional data: only the parser knows how.
    if (text[check.digit] === '<' && !holds(text, check)) continue;
    const solved = solveCheck(text, places, check);
    if (solved === undefined) return undefined;
    text = solved;
    for (const place of [...check.covers, check.digit]) settled.add(place);
  }
  return solveCheck(text, places, layout.composite, settled);
}

function scoreOf(place: Place, character: string): number {
  return place.find((choice) => choice.character === character)!.score;
}

function isUnmistakable([best, second]: Place): boolean {
  return second === undefined || best!.score - second.score >= CLEAR;
}

function hasNoTwin(place: Place, character: string): boolean {
  const score = scoreOf(place, character);
  return place
    .filter((choice) => choice.character !== character)
    .filter((choice) => (valueOf(choice.character) - valueOf(character)) % 10 === 0)
    .every((twin) => score - twin.score >= CLEAR_OF_TWINS);
}
