import { distanceField, FIELD_BUFFER } from './distance-field.js';
import type { Stroke } from './outline.js';

/** A square of ten pixels. */
const SQUARE: readonly Stroke[] = [
  [0, 0, 10, 0],
  [10, 0, 10, 10],
  [10, 10, 0, 10],
  [0, 10, 0, 0],
];
const CELL = { left: 0, top: 10, width: 10, height: 10 };

const to = (of: number): number => of * 0.4 + 3;

describe('the field of a letter', () => {
  it('is full inside, three quarters at the outline, and falls outside', () => {
    const field = distanceField(SQUARE, CELL);
    const columns = 10 + 2 * FIELD_BUFFER;
    expect(field).toHaveLength(columns * columns);
    const at = (x: number, y: number) => field[(y + FIELD_BUFFER) * columns + x + FIELD_BUFFER]!;
    expect(at(5, 5)).toBe(255);
    // Half a pixel inside, half a pixel outside.
    expect([at(0, 5), at(-1, 5)]).toEqual([207, 175]);
    expect(at(-3, -3)).toBeLessThan(at(-1, 5));
  });

  it('is a hole where an outline runs the other way', () => {
    const hole = SQUARE.map(([ax, ay, bx, by]): Stroke => {
      return [to(bx), to(by), to(ax), to(ay)];
    });
    const field = distanceField([...SQUARE, ...hole], CELL);
    const columns = 10 + 2 * FIELD_BUFFER;
    expect(field[(5 + FIELD_BUFFER) * columns + 5 + FIELD_BUFFER]).toBeLessThan(191);
  });
});
