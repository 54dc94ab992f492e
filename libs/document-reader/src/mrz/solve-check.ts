import { checkDigitOf } from './check-digit.js';
import type { Check } from './layouts.js';
import type { Place } from './place.js';

/** How much less another character may look like the print and still be considered. */
const DOUBT = 0.06;
/** O and 0 differ by little more than their width, which a skewed view changes. */
const DOUBT_OF_ROUND = 0.15;
/** Two solutions so close to each other decide nothing. */
const TIE = 0.04;
const MOST_CHANGES = 3;
const MOST_DOUBTS = 10;

interface Change {
  place: number;
  character: string;
  loss: number;
}

/**
 * Lets a check digit decide between characters that look alike. Returns the changed text, the same
 * text when it holds as read, or undefined when nothing plausible holds or two things do.
 */
export function solveCheck(
  text: string[],
  places: Place[],
  check: Check,
  fixed: ReadonlySet<number> = new Set(),
): string[] | undefined {
  const doubts = [...check.covers, check.digit]
    .filter((place) => !fixed.has(place))
    .flatMap((place) => doubtsAt(text, places, place))
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, MOST_DOUBTS);
  const solutions = combinations(doubts)
    .filter((changes) => holds(apply(text, changes), check))
    .map((changes) => ({ changes, loss: lossOf(changes) }))
    .toSorted((a, b) => a.loss - b.loss);
  const [first, second] = solutions;
  if (first === undefined) return undefined;
  if (second !== undefined && second.loss - first.loss < TIE) return undefined;
  return apply(text, first.changes);
}

/** Whether a check digit holds. A field of fillers may leave its check digit open. */
export function holds(text: string[], { digit, covers }: Check): boolean {
  const covered = covers.map((place) => text[place]!).join('');
  const expected = checkDigitOf(covered);
  return text[digit] === expected || (text[digit] === '<' && /^<+$/.test(covered));
}

function doubtsAt(text: string[], places: Place[], place: number): Change[] {
  const read = text[place]!;
  const choices = places[place]!;
  const score = choices.find((choice) => choice.character === read)!.score;
  return choices
    .filter((choice) => choice.character !== read)
    .map((choice) => ({ place, character: choice.character, loss: score - choice.score }))
    .filter(
      ({ character, loss }) => loss < (isRoundPair(read, character) ? DOUBT_OF_ROUND : DOUBT),
    );
}

function isRoundPair(a: string, b: string): boolean {
  return 'O0'.includes(a) && 'O0'.includes(b);
}

/** Every set of up to three changes at different places, none included. */
function combinations(doubts: Change[]): Change[][] {
  const sets: Change[][] = [[]];
  for (const doubt of doubts) {
    const wider = sets
      .filter((set) => set.length < MOST_CHANGES && set.every((c) => c.place !== doubt.place))
      .map((set) => set.concat(doubt));
    sets.push(...wider);
  }
  return sets;
}

function apply(text: string[], changes: Change[]): string[] {
  const changed = [...text];
  for (const { place, character } of changes) changed[place] = character;
  return changed;
}

function lossOf(changes: Change[]): number {
  return changes.reduce((sum, change) => sum + change.loss, 0);
}
