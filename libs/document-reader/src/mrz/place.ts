import { CHARACTERS } from './glyph-forms.js';
import { ALPHABETS, type PlaceKind } from './layouts.js';
import type { Scores } from './score-cell.js';

/** A character that a place may hold, and how much it looks like it. */
export interface Choice {
  character: string;
  score: number;
}

/** What may stand at one place, likeliest first. */
export type Place = readonly Choice[];

/** Ranks the characters that the layout allows at a place. */
export function toPlace(scores: Scores, kind: PlaceKind): Place {
  return Array.from(ALPHABETS[kind], (character) => ({
    character,
    score: scores[CHARACTERS.indexOf(character)]!,
  })).toSorted((a, b) => b.score - a.score);
}
