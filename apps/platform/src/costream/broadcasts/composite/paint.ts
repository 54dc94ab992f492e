import { type PictureFormat, pictureBytes } from '../../av/av-formats.js';
import type { Tile } from './tiles.js';

/** Of the middle: no colour. */
const GREY = 128;
const BLACK = 16;

/** Makes a picture black. */
export function blacken(picture: Buffer, { width, height }: PictureFormat): void {
  picture.fill(BLACK, 0, width * height);
  picture.fill(GREY, width * height);
}

/** Puts a picture of the size of a tile into its place, plane by plane. */
export function paint(onto: Buffer, format: PictureFormat, tile: Tile, picture: Buffer): void {
  if (picture.length !== pictureBytes(tile)) return;
  let [to, from] = [0, 0];
  for (const scale of [1, 2, 2]) {
    const [rowBytes, tileBytes] = [format.width / scale, tile.width / scale];
    const rows = tile.height / scale;
    const first = to + (tile.y / scale) * rowBytes + tile.x / scale;
    for (let row = 0; row < rows; row++) {
      const at = from + row * tileBytes;
      picture.copy(onto, first + row * rowBytes, at, at + tileBytes);
    }
    to += rowBytes * (format.height / scale);
    from += tileBytes * rows;
  }
}
