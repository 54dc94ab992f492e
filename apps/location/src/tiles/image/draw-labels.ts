import { drawText, textWidth } from './draw-text.js';

/** A name, and where it is to be. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const ROOM_PX = 4;

/** Names of large places first; those with no room left are left out. */
export function drawLabels(labels: readonly Label[]): string {
  const taken: (readonly [left: number, top: number, right: number, bottom: number])[] = [];
  const drawn: string[] = [];
  for (const { text, x, y, size } of labels.toSorted((one, other) => other.size - one.size)) {
    const half = textWidth(text, size) / 2 + ROOM_PX;
    const box = [x - half, y - size - ROOM_PX, x + half, y + ROOM_PX] as const;
    const isFree = taken.every(
      ([left, top, right, bottom]) =>
        box[0] > right || box[2] < left || box[1] > bottom || box[3] < top,
    );
    if (!isFree) continue;
    taken.push(box);
    drawn.push(drawText(text, { x, y, size, align: 'middle' }));
  }
  return drawn.join('');
}
