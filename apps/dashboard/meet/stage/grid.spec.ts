import { GAP, gridOf, pageOf, tilesPerPage } from './grid.js';

const SCREENS = [
  [343, 560],
  [375, 640],
  [1280, 640],
  [1920, 960],
  [3840, 2000],
] as const;

describe('grid', () => {
  it.each([
    [1, 1280, 640, 1, 1],
    [2, 1280, 640, 2, 1],
    [3, 1280, 640, 2, 2],
    [4, 1280, 640, 2, 2],
    [9, 1280, 640, 3, 3],
    [25, 1920, 960, 5, 5],
    [2, 343, 560, 1, 2],
    [4, 343, 560, 2, 2],
    [6, 343, 560, 2, 3],
  ])('%i tiles on %i × %i are in %i columns, %i rows', (count, width, height, columns, rows) => {
    expect(gridOf(count, width, height)).toMatchObject({ columns, rows });
  });

  it('never leaves the area, never loses a tile, and never cuts off faces', () => {
    for (const [width, height] of SCREENS) {
      for (let count = 1; count <= 25; count += 1) {
        const { columns, rows, tileWidth, tileHeight } = gridOf(count, width, height);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * tileWidth + (columns - 1) * GAP).toBeLessThanOrEqual(width);
        expect(rows * tileHeight + (rows - 1) * GAP).toBeLessThanOrEqual(height);
        expect((tileWidth + 1) / tileHeight).toBeGreaterThanOrEqual(3 / 4);
        expect(tileWidth / (tileHeight + 1)).toBeLessThanOrEqual(16 / 9);
      }
    }
  });

  it('is empty while there is no room', () => {
    expect(gridOf(3, 0, 0)).toMatchObject({ tileWidth: 0, tileHeight: 0 });
    expect(tilesPerPage(0, 0)).toBe(1);
  });
});

describe('pages', () => {
  it('hold 25 tiles on a desk, and fewer on a phone', () => {
    expect(tilesPerPage(1280, 640)).toBe(25);
    expect(tilesPerPage(343, 560)).toBeGreaterThanOrEqual(6);
    expect(tilesPerPage(343, 560)).toBeLessThan(25);
  });

  it('show everybody once, and the last page when people have left', () => {
    const items = Array.from({ length: 60 }, (_value, index) => index);
    const pages = [0, 1, 2].map((page) => pageOf(items, page, 25));
    expect(pages.flatMap(({ shown }) => shown)).toEqual(items);
    expect(pageOf(items, 9, 25)).toMatchObject({ page: 2, pages: 3 });
    expect(pageOf([], 4, 25)).toEqual({ page: 0, pages: 1, shown: [] });
  });
});
