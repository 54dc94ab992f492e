import type { Places } from '../index/places.js';
import { editDistance } from '../text/edit-distance.js';
import { editsFor } from '../index/word-book.js';
import type { FoldedName } from '../index/folded-names.js';
import { formsOf } from '../text/words.js';
import type { Expanded } from './expand.js';

const SHORTENED = 0.97;
const BEGUN = 0.9;
/** What is said by its own name comes before what its street is called. */
const AROUND = 0.96;
const GUESSED = 0.75;
const EDIT_COST = 0.22;

/** How words of a query are like a name. */
export interface Likeness {
  /** By word of the query: 1 the same, 0 not in the name. */
  readonly of: readonly number[];
  /** Share of the words of the name that the query has, from 0 to 1. */
  readonly whole: number;
}

/** The best of all names of a place. @param own bits of the words that it may have */
export function likeness(
  places: Places,
  place: number,
  words: readonly Expanded[],
  isTyped: boolean,
): Likeness {
  let best: Likeness = { of: words.map(() => 0), whole: 0 };
  let most = -1;
  for (const parts of places.foldedNames(place)) {
    const has = parts.map(() => 0);
    const of = words.map(({ text }, at) => {
      let like = 0;
      parts.forEach((forms, part) => {
        const now = likeWord(text, forms, isTyped && at === words.length - 1);
        if (now > 0) has[part] = Math.max(has[part]!, now);
        like = Math.max(like, now);
      });
      return like;
    });
    const whole = parts.length === 0 ? 0 : has.reduce((sum, one) => sum + one, 0) / parts.length;
    const sum = of.reduce((all, one, at) => all + one * words[at]!.weight, 0) + whole * 0.5;
    if (sum > most) [best, most] = [{ of, whole }, sum];
  }
  return best;
}

function likeWord(text: string, forms: FoldedName[number], isBegun: boolean): number {
  let like = 0;
  for (const [at, form] of forms.entries()) {
    if (form === text) return at === 0 ? 1 : SHORTENED;
    if (isBegun && form.startsWith(text)) like = Math.max(like, BEGUN);
    // "Boda Strasse" is "Bodastrasse".
    else if (
      text.length > 2 &&
      form.length > text.length &&
      (form.startsWith(text) || form.endsWith(text))
    )
      like = Math.max(like, 0.5);
    const most = editsFor(text.length);
    if (most === 0 || like >= BEGUN) continue;
    const edits = editDistance(text, form, most, isBegun);
    if (edits <= most) like = Math.max(like, 1 - EDIT_COST * edits);
  }
  if (like < SHORTENED && formsOf(text).some((form) => forms.includes(form))) return SHORTENED;
  return like;
}

/** Words around are not compared again: as like as the way in which they were found. */
export function aroundLikeness({ exact, range }: Expanded): number {
  if (exact.length > 0 && !range) return AROUND;
  return range && range[0] < range[1] ? BEGUN : GUESSED;
}
