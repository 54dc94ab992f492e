/** The sizes of a grid of tiles, in pixels. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** Between tiles, in pixels. */
export const GAP = 8;
/**
 * Shapes of tiles, width by height. Pictures are cut to them; more would cut off faces. On an upright
 * screen tiles may stand upright, as the pictures of phones do.
 */
const WIDEST = 16 / 9;
const NARROWEST = 4 / 3;
const NARROWEST_UPRIGHT = 3 / 4;
const MOST_TILES = 25;
const SMALLEST_WIDTH = 136;
const SMALLEST_HEIGHT = 100;

/** The grid that gives `count` tiles the most of an area, in pixels. */
export function gridOf(count: number, width: number, height: number): Grid {
  const narrowest = height > width ? NARROWEST_UPRIGHT : NARROWEST;
  let best: Grid = { columns: 1, rows: 1, tileWidth: 0, tileHeight: 0 };
  for (let columns = 1; columns <= Math.max(count, 1); columns += 1) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const cell = { width: cellOf(width, columns), height: cellOf(height, rows) };
    const tileWidth = Math.floor(Math.min(cell.width, cell.height * WIDEST));
    const tileHeight = Math.floor(Math.min(cell.height, cell.width / narrowest));
    const grid = { columns, rows, tileWidth, tileHeight };
    if (areaOf(grid) > areaOf(best)) best = grid;
  }
  return best;
}

/** How many tiles a page of this size, in pixels, can have before they are too small to see a face. */
export function tilesPerPage(width: number, height: number): number {
  for (let count = MOST_TILES; count > 1; count -= 1) {
    const { tileWidth, tileHeight } = gridOf(count, width, height);
    if (tileWidth >= SMALLEST_WIDTH && tileHeight >= SMALLEST_HEIGHT) return count;
  }
  return 1;
}

/**
 * What is on a page.
 * @param page counts from 0; one that is not there any more is the last
 */
export function pageOf<T>(items: readonly T[], page: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const at = Math.min(Math.max(page, 0), pages - 1);
  return { pages, page: at, shown: items.slice(at * perPage, (at + 1) * perPage) };
}

const cellOf = (length: number, parts: number) => Math.max(0, (length - GAP * (parts - 1)) / parts);

const areaOf = ({ tileWidth, tileHeight }: Grid) => tileWidth * tileHeight;
