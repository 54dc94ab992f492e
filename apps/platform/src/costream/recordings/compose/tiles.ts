/** Where something is in the picture, in pixels; all even. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size of the picture, in pixels, and pictures each second. */
export const PICTURE = { width: 1280, height: 720, rate: 25 } as const;
/** Most that are seen at once; who came later is heard only. */
export const MOST_TILES = 25;
const MOST_SMALL_TILES = 5;
const SMALL = { width: 256, height: 144 } as const;

const even = (value: number) => Math.floor(value / 2) * 2;

/** Tiles of one size for so many, the last row in the middle. */
export function gridTiles(count: number): Tile[] {
  const shown = Math.min(count, MOST_TILES);
  if (shown === 0) return [];
  const columns = Math.ceil(Math.sqrt(shown));
  const rows = Math.ceil(shown / columns);
  const width = even(PICTURE.width / columns);
  const height = even(PICTURE.height / rows);
  return Array.from({ length: shown }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, shown - row * columns);
    const left = even((PICTURE.width - inRow * width) / 2);
    return { x: left + (at % columns) * width, y: row * height, width, height };
  });
}

/** One large tile, which is the first, and small ones beside it. */
export function speakerTiles(count: number): Tile[] {
  if (count <= 1) return gridTiles(count);
  const large = { x: 0, y: 0, width: PICTURE.width - SMALL.width, height: PICTURE.height };
  const small = Array.from({ length: Math.min(count - 1, MOST_SMALL_TILES) }, (_, at) => ({
    x: large.width,
    y: at * SMALL.height,
    ...SMALL,
  }));
  return [large, ...small];
}
