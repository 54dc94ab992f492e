import { fillTable } from './fill-table.js';
import { tellRows } from './travel-table.js';

const places = (count: number) => Array.from({ length: count }, (_, lat) => ({ lat, lon: 0 }));

describe('tables that are asked for in tiles', () => {
  it.each([
    [1, 1, 1],
    [7, 5, 3],
    [3, 10, 4],
    [4, 4, 100],
  ])('have every cell once: %i × %i by %i', async (rows, columns, side) => {
    const shares: number[] = [];
    let [now, most] = [0, 0];
    const table = await fillTable(
      {
        regionId: null,
        sources: places(rows),
        targets: places(columns),
        side,
        atOnce: 2,
        onProgress: (share) => shares.push(share),
      },
      async ({ sources, targets }) => {
        expect(Math.max(sources.length, targets.length)).toBeLessThanOrEqual(side);
        most = Math.max(most, ++now);
        await Promise.resolve();
        now--;
        return sources.map((from) =>
          targets.map((to) =>
            from.lat === to.lat ? null : { durationS: from.lat + to.lat / 10, distanceM: to.lat },
          ),
        );
      },
    );
    const wanted = (of: (from: number, to: number) => number) =>
      places(rows).map((from) =>
        places(columns).map((to) => (from.lat === to.lat ? null : of(from.lat, to.lat))),
      );
    expect(tellRows(table.durationsDs, columns)).toEqual(
      wanted((from, to) => (from * 10 + to) / 10),
    );
    expect(tellRows(table.distancesDm, columns)).toEqual(wanted((_from, to) => to));
    expect(shares.at(-1)).toBe(1);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('end when they are called off', async () => {
    const stop = new AbortController();
    const order = { regionId: null, sources: places(9), targets: places(9), side: 1, atOnce: 1 };
    const filled = fillTable({ ...order, signal: stop.signal }, ({ firstTarget }) => {
      if (firstTarget === 3) stop.abort(new Error('called off'));
      return Promise.resolve([[null]]);
    });
    await expect(filled).rejects.toThrow('called off');
  });
});
