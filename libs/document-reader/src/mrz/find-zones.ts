import type { GreyImage } from '../image/grey-image.js';
import type { Component } from './components.js';
import { calibrate } from './calibrate.js';
import { fitGrid, type Grid } from './grid.js';
import { type Layout, LAYOUTS } from './layouts.js';
import { type Place, toPlace } from './place.js';
import { scoreCell } from './score-cell.js';

/** Rows that may be a zone, with what each of their places may hold. */
export interface CandidateZone {
  layout: Layout;
  places: Place[];
}

/** Blots at either end may be missing or may be dirt. */
const MOST_ASTRAY = 3;
const WIDEST_SPACING = 3.5;

/** Looks for rows that stand one below the other at the same pitch, with the right lengths. */
export function* findZones(image: GreyImage, rows: Component[][]): Generator<CandidateZone> {
  const grids = rows
    .map((row) => fitGrid(row))
    .filter((grid) => grid !== undefined)
    .toSorted((a, b) => middleOf(b) - middleOf(a));
  for (const layout of LAYOUTS) {
    const fitting = grids.filter((grid) => Math.abs(grid.count - layout.columns) <= MOST_ASTRAY);
    for (const block of blocksOf(fitting, layout.rows)) {
      yield {
        layout,
        places: block.toReversed().flatMap((grid, row) => readRow(image, grid, layout, row)),
      };
    }
  }
}

/** Blocks of neighbouring rows, lowest first: a zone stands at the foot of a page. */
function* blocksOf(grids: Grid[], size: number): Generator<Grid[]> {
  for (let lowest = 0; lowest + size <= grids.length; lowest++) {
    const block = grids.slice(lowest, lowest + size);
    if (block.slice(1).every((upper, index) => isAbove(upper, block[index]!))) yield block;
  }
}

function isAbove(upper: Grid, lower: Grid): boolean {
  const spacing = middleOf(lower) - middleOf(upper);
  return (
    Math.abs(upper.pitch / lower.pitch - 1) < 0.1 &&
    spacing > upper.capital &&
    spacing < upper.pitch * WIDEST_SPACING
  );
}

function middleOf(grid: Grid): number {
  return grid.yOf(grid.xOf(grid.count / 2));
}

/** Scores all places of a row and a few beyond, and keeps those that fit the layout best. */
function readRow(image: GreyImage, grid: Grid, layout: Layout, row: number): Place[] {
  const { columns } = layout;
  const kinds = layout.places.slice(row * columns, (row + 1) * columns);
  const cellAt = calibrate(image, grid);
  const slack = Math.abs(grid.count - columns) + 1;
  const first = -slack;
  const length = columns + 2 * slack;
  const scores = Array.from({ length }, (_, at) => scoreCell(image, cellAt(first + at)));
  let best: Place[] = [];
  let bestSum = -Infinity;
  for (let start = 0; start + columns <= length; start++) {
    const places = kinds.map((kind, at) => toPlace(scores[start + at]!, kind));
    const sum = places.reduce((total, [choice]) => total + choice!.score, 0);
    if (sum > bestSum) [best, bestSum] = [places, sum];
  }
  return best;
}
