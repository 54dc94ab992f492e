import type { Stroke } from './outline.js';

/** Pixels around a letter that its field has, and how far it tells distances. */
export const FIELD_BUFFER = 3;
const RADIUS = 8;
/** The share of the values that is for outside. */
const CUTOFF = 0.25;
const MOST = 255;

/** The cell that a field is made for, in whole pixels; the letter lies in it with the y axis upwards. */
export interface FieldCell {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far each pixel is from the outline, inside more than outside, row by row from the top. */
export function distanceField(strokes: readonly Stroke[], cell: FieldCell): Uint8Array {
  const columns = cell.width + 2 * FIELD_BUFFER;
  const rows = cell.height + 2 * FIELD_BUFFER;
  const field = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = cell.top + FIELD_BUFFER - row - 0.5;
    for (let column = 0; column < columns; column++) {
      const x = cell.left - FIELD_BUFFER + column + 0.5;
      const away = distance(strokes, x, y);
      field[row * columns + column] = Math.round(
        Math.max(0, Math.min(MOST, MOST * (1 - CUTOFF - away / RADIUS))),
      );
    }
  }
  return field;
}

/** Below 0 inside, by the rule of winding. */
function distance(strokes: readonly Stroke[], x: number, y: number): number {
  let [nearest, winding] = [Infinity, 0];
  for (const [ax, ay, bx, by] of strokes) {
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const held = share < 0 ? 0 : share > 1 ? 1 : share;
    const [offX, offY] = [ax + dx * held - x, ay + dy * held - y];
    nearest = Math.min(nearest, offX * offX + offY * offY);
    const side = dx * (y - ay) - dy * (x - ax);
    if (ay <= y && by > y && side > 0) winding++;
    else if (ay > y && by <= y && side < 0) winding--;
  }
  return winding === 0 ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}
