import type { Metres } from './local-plane.js';

/** Where a grid is, in metres, and how fine. */
export interface GridFrame {
  readonly west: number;
  readonly south: number;
  readonly cellM: number;
  readonly columns: number;
  readonly rows: number;
}

/** A frame around lines, with room on all sides. */
export function frameAround(
  lines: readonly (readonly Metres[])[],
  { cellM, roomM }: { cellM: number; roomM: number },
): GridFrame {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return {
    west: west - roomM,
    south: south - roomM,
    cellM,
    columns: Math.ceil((east - west + 2 * roomM) / cellM) + 1,
    rows: Math.ceil((north - south + 2 * roomM) / cellM) + 1,
  };
}

/** How much nearer than a reach the nearest line is, at the corners of a grid; negative beyond it. */
export class ReachGrid {
  readonly values: Float64Array;
  readonly #leastM: number;

  /**
   * @param reachM how far around lines is within; at least 1.5 cells, so that no line is cut
   * @param before whose lines are there already
   */
  constructor(
    readonly frame: GridFrame,
    private readonly reachM: number,
    before?: ReachGrid,
  ) {
    this.#leastM = -2 * frame.cellM;
    this.values = before
      ? before.values.slice()
      : new Float64Array(frame.columns * frame.rows).fill(this.#leastM);
  }

  /** Adds a straight line. */
  add(from: Metres, to: Metres): void {
    const { west, south, cellM, columns, rows } = this.frame;
    const look = this.reachM - this.#leastM;
    const first = (one: number, other: number, least: number) =>
      Math.max(0, Math.ceil((Math.min(one, other) - look - least) / cellM));
    const last = (one: number, other: number, least: number) =>
      Math.floor((Math.max(one, other) + look - least) / cellM);
    const [left, right] = [
      first(from[0], to[0], west),
      Math.min(columns - 1, last(from[0], to[0], west)),
    ];
    const [low, high] = [
      first(from[1], to[1], south),
      Math.min(rows - 1, last(from[1], to[1], south)),
    ];
    const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
    const square = alongX * alongX + alongY * alongY;
    for (let row = low; row <= high; row++) {
      const y = south + row * cellM - from[1];
      for (let column = left; column <= right; column++) {
        const x = west + column * cellM - from[0];
        const share = square > 0 ? Math.min(1, Math.max(0, (x * alongX + y * alongY) / square)) : 0;
        const [awayX, awayY] = [x - share * alongX, y - share * alongY];
        const away = awayX * awayX + awayY * awayY;
        const at = row * columns + column;
        // Roots only where a line is nearer than those before.
        const most = this.reachM - this.values[at]!;
        if (away < most * most) this.values[at] = this.reachM - Math.sqrt(away);
      }
    }
  }
}
