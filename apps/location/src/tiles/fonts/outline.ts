import type { Path } from 'fontkit';

/** A straight piece of an outline. */
export type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

const PIECES = 6;

/** The outline of a letter as straight pieces, in pixels. */
export function outlineOf(path: Path, scale: number): Stroke[] {
  const strokes: Stroke[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    if (toX !== x || toY !== y) strokes.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const { command, args } of path.commands) {
    const at = args.map((value) => value * scale);
    if (command === 'moveTo') [x, y, startX, startY] = [at[0]!, at[1]!, at[0]!, at[1]!];
    else if (command === 'lineTo') lineTo(at[0]!, at[1]!);
    else if (command === 'closePath') lineTo(startX, startY);
    else {
      const points = [x, y, ...at];
      for (let piece = 1; piece <= PIECES; piece++) {
        lineTo(...pointOn(points, piece / PIECES));
      }
    }
  }
  return strokes;
}

/** Where a Bézier curve is after a share of its way (de Casteljau). */
function pointOn(points: readonly number[], share: number): [number, number] {
  let left = [...points];
  while (left.length > 2) {
    const next: number[] = [];
    for (let at = 0; at + 2 < left.length; at++) {
      next.push(left[at]! + (left[at + 2]! - left[at]!) * share);
    }
    left = next;
  }
  return [left[0]!, left[1]!];
}
