import { layOut, placeOf, seenDays } from './lay-out.js';

const DAYS = [
  { day: '2026-05-02', count: 7 },
  { day: '2026-05-01', count: 1 },
  { day: '2026-04-30', count: 30 },
];

describe('the layout of a timeline', () => {
  it('places days one below the other, in columns that fill the width', () => {
    const { columns, tilePx, days, heightPx } = layOut(DAYS, 504);
    expect(columns).toBe(3);
    expect(tilePx * 3 + 8).toBe(504);
    const stepPx = tilePx + 4;
    expect(days.map(({ rows }) => rows)).toEqual([3, 1, 10]);
    expect(days[1]!.topPx).toBeCloseTo(44 + 3 * stepPx);
    expect(heightPx).toBeCloseTo(3 * 44 + 14 * stepPx);
  });

  it('finds the rows that are in sight', () => {
    const layout = layOut(DAYS, 504);
    const [, second, third] = layout.days;
    expect(seenDays(layout, second!.topPx, third!.topPx)).toEqual([
      { day: second, firstRow: 0, endRow: 1 },
    ]);
    const middle = seenDays(layout, third!.topPx + 44 + layout.tilePx * 2.5, layout.heightPx);
    expect(middle).toEqual([{ day: third, firstRow: 2, endRow: 10 }]);
    expect(seenDays(layout, 0, 10).map(({ endRow }) => endRow)).toEqual([0]);
    expect(seenDays(layOut([], 504), 0, 900)).toEqual([]);
  });

  it('shows no more of 100,000 photographs than of ten', () => {
    const days = Array.from({ length: 5000 }, (_, at) => ({ day: String(at), count: 20 }));
    const layout = layOut(days, 1200);
    const seen = seenDays(layout, layout.heightPx / 2, layout.heightPx / 2 + 1000);
    const rows = seen.reduce((sum, { firstRow, endRow }) => sum + endRow - firstRow, 0);
    expect(rows).toBeLessThan(9);
    expect(rows).toBeGreaterThan(3);
  });

  it('puts photographs of a day side by side', () => {
    const layout = layOut(DAYS, 504);
    expect(placeOf(layout, 0)).toEqual({ topPx: 44, leftPx: 0 });
    expect(placeOf(layout, 4).leftPx).toBeCloseTo(layout.tilePx + 4);
    expect(placeOf(layout, 4).topPx).toBeCloseTo(44 + layout.tilePx + 4);
  });
});
