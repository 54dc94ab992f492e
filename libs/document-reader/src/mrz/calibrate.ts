import type { GreyImage } from '../image/grey-image.js';
import type { Grid } from './grid.js';
import { clarityOf, type PrintedCell } from './score-cell.js';

/** Where the cells of a row are, and how large the print is in them. */
export type CellAt = (place: number) => PrintedCell;

const HEIGHTS = [0.82, 0.86, 0.9, 0.94, 0.98, 1.02, 1.06, 1.1, 1.14, 1.18];
const WIDTHS = [0.92, 0.96, 1, 1.04, 1.08];
const OFFSETS = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12];
const SAMPLES = 12;

/** How a row is printed, relative to its grid. */
interface Print {
  tall: number;
  wide: number;
  down: number;
  softness: number;
}

/** Finds the size and height of print at which a row as a whole looks most like OCR-B. */
export function calibrate(image: GreyImage, grid: Grid): CellAt {
  let print: Print = { tall: 1, wide: 1, down: 0, softness: 1 };
  const sampled = Array.from({ length: SAMPLES }, (_, index) =>
    Math.round((index / (SAMPLES - 1)) * (grid.count - 1)),
  );
  const clarity = (trial: Print): number =>
    sampled.reduce((sum, place) => sum + clarityOf(image, cellAt(grid, trial, place)), 0);
  const improve = (measure: keyof Print, values: number[]): void => {
    let best = -Infinity;
    for (const value of values) {
      const trial = { ...print, [measure]: value };
      const score = clarity(trial);
      if (score > best) [print, best] = [trial, score];
    }
  };
  improve('tall', HEIGHTS);
  improve('down', OFFSETS);
  improve('wide', WIDTHS);
  improve('softness', [0, 1, 2]);
  improve('tall', around(print.tall));
  return (place) => cellAt(grid, print, place);
}

function around(value: number): number[] {
  return [value - 0.04, value - 0.02, value, value + 0.02, value + 0.04];
}

function cellAt(
  { xOf, yOf, pitch, capital }: Grid,
  { tall, wide, down, softness }: Print,
  place: number,
): PrintedCell {
  const x = xOf(place);
  // Seen at an angle, letters grow along the row.
  const local = (xOf(place + 1) - xOf(place - 1)) / 2;
  const height = (capital * tall * local) / pitch;
  return { x, y: yOf(x) + down * height, pitch: local * wide, capital: height, softness };
}
