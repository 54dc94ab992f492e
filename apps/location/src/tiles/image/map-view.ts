import { mercator } from '../mercator.js';
import { MOST_ZOOM } from '../schema/map-feature.js';

/** Pixels that a tile is wide at its own zoom. */
const TILE_PIXELS = 512;

/** What of the world an image shows. */
export interface MapView {
  readonly zoom: number;
  /** Pixels that the world is wide. */
  readonly world: number;
  /** Of the upper left corner, in pixels of the world. */
  readonly left: number;
  readonly top: number;
  /** Pixels that a tile is wide in the image. */
  readonly tilePixels: number;
  /** Tiles to draw; columns go on beyond the edge of the world. */
  readonly tiles: readonly { z: number; x: number; y: number; column: number; row: number }[];
}

/** Finds out which tiles an image shows. */
export function viewOf(map: {
  lat: number;
  lon: number;
  zoom: number;
  width: number;
  height: number;
}): MapView {
  const { lat, lon, zoom, width, height } = map;
  const world = TILE_PIXELS * 2 ** zoom;
  const [x, y] = mercator(lat, lon);
  const [left, top] = [x * world - width / 2, y * world - height / 2];
  const z = Math.min(MOST_ZOOM, Math.floor(zoom));
  const count = 2 ** z;
  const tilePixels = world / count;
  const tiles: MapView['tiles'][number][] = [];
  for (let row = Math.floor(top / tilePixels); row * tilePixels < top + height; row++) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(left / tilePixels); column * tilePixels < left + width; column++) {
      tiles.push({ z, x: ((column % count) + count) % count, y: row, column, row });
    }
  }
  return { zoom, world, left, top, tilePixels, tiles };
}

/** Where a place is in the image, in pixels from its upper left. */
export function projected(
  { world, left, top }: MapView,
  lat: number,
  lon: number,
): readonly [number, number] {
  const [x, y] = mercator(lat, lon);
  return [x * world - left, y * world - top];
}
