import fc from 'fast-check';
import { distanceM } from '../../roads/network/geo-distance.js';
import { mercatorY } from './mercator-y.js';
import { nearestFirst, type Placed } from './nearest-first.js';
import type { SearchWindow } from './search-windows.js';

/** Reads as an index does: within the window, in the order of the map. */
const readerOf = (all: readonly Placed[]) => (window: SearchWindow, most: number) =>
  all
    .map((place) => ({ place, x: place.lon, y: mercatorY(place.lat) }))
    .filter(({ x }) => x >= window.minX && x <= window.maxX)
    .filter(({ y }) => y >= window.minY && y <= window.maxY)
    .toSorted((one, other) => away(window, one) - away(window, other))
    .slice(0, most)
    .map(({ place }) => place);
const away = ({ fromX, fromY }: SearchWindow, { x, y }: { x: number; y: number }) =>
  Math.hypot(x - fromX, y - fromY);

const drawn = (lat: [number, number], lon: [number, number]) =>
  fc.record({
    lat: fc.double({ min: lat[0], max: lat[1], noNaN: true }),
    lon: fc.double({ min: lon[0], max: lon[1], noNaN: true }),
  });
const anywhere = fc.oneof(
  drawn([-90, 90], [-180, 180]),
  drawn([43.6, 43.9], [7.2, 7.6]),
  drawn([-17, -16], [179.5, 180]),
  drawn([-17, -16], [-180, -179.5]),
  drawn([89, 90], [-180, 180]),
  drawn([-90, -89.5], [-180, 180]),
  drawn([84, 86], [-180, 180]),
);

describe('what is nearest', () => {
  it('is what measuring each says: everywhere, across 180 degrees and at the poles', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anywhere, { maxLength: 120 }),
        anywhere,
        fc.constantFrom(500, 20_000, 50_000, 400_000),
        async (points, from, radiusM) => {
          const places = points.map((point, at) => ({ ...point, id: `p${at}` }));
          const told: { id: string; distanceM: number }[] = [];
          for await (const one of nearestFirst({ ...from, radiusM }, readerOf(places))) {
            told.push(one);
          }
          const measured = places
            .map(({ id, lat, lon }) => ({ id, m: distanceM(from.lat, from.lon, lat, lon) }))
            .filter(({ m }) => m <= radiusM);
          expect(new Set(told.map(({ id }) => id))).toEqual(new Set(measured.map(({ id }) => id)));
          const distances = told.map(({ distanceM: m }) => m);
          expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads no more than it must for the first', async () => {
    const places = Array.from({ length: 5_000 }, (_, at) => ({
      id: `p${at}`,
      lat: 50 + at / 1e5,
      lon: 10,
    }));
    let most = 0;
    const read = readerOf(places);
    const near = nearestFirst({ lat: 50, lon: 10, radiusM: 50_000 }, (window, count) => {
      most = Math.max(most, count);
      return read(window, count);
    });
    for (let at = 0; at < 10; at++)
      expect((await near.next()).value).toMatchObject({ id: `p${at}` });
    expect(most).toBe(32);
  });
});
