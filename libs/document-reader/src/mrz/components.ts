import type { InkImage } from './binarise.js';

/** A connected blot of ink by its box. */
export interface Component {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SMALLEST_PX = 2;
const SMALLEST_HEIGHT_PX = 7;
const LARGEST_PX = 72;
const FEWEST_PIXELS = 10;

/** Finds blots that may be letters. Larger and smaller ones are pictures, frames and dirt. */
export function findComponents({ ink, width, height }: InkImage): Component[] {
  const seen = new Uint8Array(ink.length);
  const stack = new Int32Array(ink.length);
  const found: Component[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0 || seen[start] === 1) continue;
    const blot = fill(start);
    if (isLetterSized(blot)) found.push(blot);
  }
  return found;

  function fill(start: number): Component & { pixels: number } {
    let depth = 0;
    let pixels = 0;
    let [left, right, top, bottom] = [width, 0, height, 0];
    stack[depth++] = start;
    seen[start] = 1;
    while (depth > 0) {
      const at = stack[--depth]!;
      const x = at % width;
      const y = (at - x) / width;
      pixels++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      const [x0, x1] = [x > 0 ? x - 1 : x, x < width - 1 ? x + 1 : x];
      const [y0, y1] = [y > 0 ? y - 1 : y, y < height - 1 ? y + 1 : y];
      for (let row = y0; row <= y1; row++) {
        for (let next = row * width + x0; next <= row * width + x1; next++) {
          if (ink[next] === 0 || seen[next] === 1) continue;
          seen[next] = 1;
          stack[depth++] = next;
        }
      }
    }
    return {
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      width: right - left + 1,
      height: bottom - top + 1,
      pixels,
    };
  }
}

function isLetterSized(blot: Component & { pixels: number }): boolean {
  return (
    blot.width >= SMALLEST_PX &&
    blot.width <= LARGEST_PX &&
    blot.height >= SMALLEST_HEIGHT_PX &&
    blot.height <= LARGEST_PX &&
    blot.pixels >= FEWEST_PIXELS
  );
}
