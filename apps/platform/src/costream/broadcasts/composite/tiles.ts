import type { PictureFormat } from '../../av/av-formats.js';

/** A place in the picture of a broadcast; all numbers are even. */
export interface Tile extends PictureFormat {
  readonly x: number;
  readonly y: number;
}

/** Most that are shown at once. */
export const MOST_TILES = 9;

const even = (value: number) => Math.floor(value / 2) * 2;

/** Places for so many, as large as they can be while all have the shape of the whole. */
export function tilesFor(count: number, { width, height }: PictureFormat): Tile[] {
  const columns = Math.ceil(Math.sqrt(count));
  const [tileWidth, tileHeight] = [even(width / columns), even(height / columns)];
  const rows = Math.ceil(count / columns);
  const top = (height - rows * tileHeight) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (width - inRow * tileWidth) / 2;
    const x = even(left + (at % columns) * tileWidth);
    return { x, y: even(top + row * tileHeight), width: tileWidth, height: tileHeight };
  });
}
