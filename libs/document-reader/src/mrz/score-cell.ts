import type { GreyImage } from '../image/grey-image.js';
import { GLYPH_FORMS } from './glyph-forms.js';
import { type Cell, likeness, samplePatch } from './patch.js';

/** A cell together with how soft the print in it is, as a number of the letter forms. */
export interface PrintedCell extends Cell {
  softness: number;
}

/** Likeness of a cell to each character, in the order of CHARACTERS. */
export type Scores = Float32Array;

/** Moves that are tried, as shares of the cell. */
const COARSE = [-0.1, 0, 0.1];
const FINE = [-0.05, 0, 0.05];

/**
 * Compares a cell with every letter form, moving it a little until it fits best. Its size stays:
 * by size alone differ the O and the 0 of OCR-B.
 */
export function scoreCell(image: GreyImage, cell: PrintedCell): Scores {
  const scores = new Float32Array(GLYPH_FORMS.length).fill(-1);
  const near = bestPlace(image, cell, COARSE, scores);
  bestPlace(image, near, FINE, scores);
  return scores;
}

/** How much a cell looks like anything at all. */
export function clarityOf(image: GreyImage, cell: PrintedCell): number {
  const scores = new Float32Array(GLYPH_FORMS.length).fill(-1);
  for (const right of COARSE) {
    const moved = { ...cell, x: cell.x + right * cell.pitch };
    compare(samplePatch(image, moved), cell.softness, scores);
  }
  return Math.max(...scores);
}

function bestPlace(
  image: GreyImage,
  cell: PrintedCell,
  steps: number[],
  scores: Scores,
): PrintedCell {
  let best = cell;
  let bestScore = -1;
  for (const down of steps) {
    for (const right of steps) {
      const moved = {
        ...cell,
        x: cell.x + right * cell.pitch,
        y: cell.y + (down / 2) * cell.capital,
      };
      const score = compare(samplePatch(image, moved), cell.softness, scores);
      if (score > bestScore) [best, bestScore] = [moved, score];
    }
  }
  return best;
}

function compare(patch: Float32Array, softness: number, scores: Scores): number {
  let best = -1;
  for (let character = 0; character < GLYPH_FORMS.length; character++) {
    const score = likeness(patch, GLYPH_FORMS[character]![softness]!);
    if (score > scores[character]!) scores[character] = score;
    if (score > best) best = score;
  }
  return best;
}
