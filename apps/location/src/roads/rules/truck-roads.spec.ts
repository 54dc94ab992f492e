import { drawn } from '../fixtures/drawn-map.js';
import { seeded } from '../fixtures/seeded.js';
import { PlainSearch } from '../hierarchy/plain-search.js';
import { Isochrones } from '../isochrones/isochrones.js';
import { ClosedTable } from '../routes/closed-table.js';
import { LegFinder } from '../routes/find-leg.js';
import type { Leg } from '../routes/leg.js';
import { Router, type Waypoint } from '../routes/router.js';
import { edgePointsAt, sourcesAt, targetsAt } from '../routes/terminals.js';
import { truckRoads } from './truck-roads.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxy';
const SIDE = 5;
const KMH = [30, 50, 70, 100, 130];

/** A square of streets whose limits, also those of trucks, are drawn by lot. */
function square(seed: number) {
  const random = seeded(seed);
  const ways: Record<string, Record<string, string>> = {};
  const anyKmh = () => String(KMH[random(KMH.length)]);
  for (const [index, letter] of LETTERS.split('').entries()) {
    const next = index % SIDE === SIDE - 1 ? undefined : LETTERS[index + 1];
    for (const other of [next, LETTERS[index + SIDE]]) {
      if (other === undefined) continue;
      ways[letter + other] = {
        highway: 'primary',
        maxspeed: anyKmh(),
        ...(random(10) < 4 && { 'maxspeed:hgv': anyKmh() }),
        ...(random(10) < 2 && { 'maxspeed:hgv:backward': anyKmh() }),
      };
    }
  }
  const rows = LETTERS.match(/.{5}/g) ?? [];
  return { grid: rows.join('\n'), stepDeg: 0.01, ways };
}

const between = (one: Waypoint, other: Waypoint, share: number): Waypoint => ({
  lat: one.lat + (other.lat - one.lat) * share,
  lon: one.lon + (other.lon - one.lon) * share,
});

describe('roads of trucks', () => {
  it.each([
    ['is as slow as `maxspeed:hgv` says', { maxspeed: '70', 'maxspeed:hgv': '50' }, 40],
    ['heeds its direction', { maxspeed: '70', 'maxspeed:hgv:forward': '30' }, 24],
    ['is no faster where it may be', { maxspeed: '50', 'maxspeed:hgv': '80' }, 40],
    ['drives 80 at most', { maxspeed: '130' }, 80],
    ['reads no nonsense', { maxspeed: '50', 'maxspeed:hgv': 'walk slowly' }, 40],
  ])('%s', async (_what, tags, kmh) => {
    const map = await drawn({
      grid: 'a b',
      stepDeg: 0.01,
      ways: { ab: { highway: 'primary', ...tags } },
    });
    const [leg] = new Router(truckRoads(map.router.roads)).route(
      [map.at('a'), map.at('b')],
      60,
    ) as readonly Leg[];
    expect((leg!.distanceM / leg!.durationS) * 3.6).toBeCloseTo(kmh, 0);
  });

  it('takes the way that is quicker for a truck', async () => {
    const map = await drawn({
      grid: 'a b c\nd   e',
      stepDeg: 0.01,
      ways: {
        abc: { highway: 'primary', maxspeed: '100', 'maxspeed:hgv': '30' },
        ad: { highway: 'primary', maxspeed: '60' },
        de: { highway: 'primary', maxspeed: '60' },
        ec: { highway: 'primary', maxspeed: '60' },
      },
    });
    const ends = [map.at('a'), map.at('c')];
    const lengthOf = (router: Router) => (router.route(ends, 60) as readonly Leg[])[0]!.distanceM;
    expect(lengthOf(map.router)).toBeCloseTo(4448, -2);
    expect(lengthOf(new Router(truckRoads(map.router.roads)))).toBeCloseTo(6672, -2);
  });

  it.each([1, 2, 3])(
    'finds what Dijkstra finds, in routes, tables and areas: map %i',
    async (seed) => {
      const map = await drawn(square(seed));
      const roads = truckRoads(map.router.roads);
      expect(truckRoads(map.router.roads)).toBe(roads);
      const { graph } = roads;
      for (const [arc, weight] of graph.arcWeight.entries()) {
        expect(weight).toBeGreaterThanOrEqual(map.graph.arcWeight[arc]!);
      }
      const random = seeded(seed);
      const anyPlace = (): Waypoint => {
        const index = random(LETTERS.length - SIDE);
        return between(
          map.at(LETTERS[index]!),
          map.at(LETTERS[index + SIDE]!),
          random(1000) / 1000,
        );
      };
      const [plain, legs, cars] = [
        new PlainSearch(graph),
        new LegFinder(roads),
        new LegFinder(map.router.roads),
      ];
      const snap = ({ lat, lon }: Waypoint) => map.router.snapper.snap(lat, lon, 60)!;
      let slower = 0;
      for (let tries = 0; tries < 40; tries += 1) {
        const [from, to] = [snap(anyPlace()), snap(anyPlace())];
        if (from.nearest.segment === to.nearest.segment) continue;
        const { targets, shift } = targetsAt(graph, edgePointsAt(graph, to.nearest));
        const best = plain.find(sourcesAt(graph, edgePointsAt(graph, from.nearest)), targets)!;
        const leg = legs.find(from.nearest, to.nearest)!;
        expect(leg.weight).toBe(best.weight - shift);
        const car = cars.find(from.nearest, to.nearest)!;
        expect(leg.durationS).toBeGreaterThanOrEqual(car.durationS - 0.01);
        slower += leg.durationS > car.durationS + 1 ? 1 : 0;
        const [[cell]] = new ClosedTable(roads).between([from], [to], () => false) as [[object]];
        expect(cell).toEqual({ durationS: leg.durationS, distanceM: leg.distanceM });
      }
      const { nearest } = snap(map.at('m'));
      const reach = (of: typeof roads) =>
        new Isochrones(of, 'car').around(nearest, [300], 'time')[0]!.reachedM;
      expect(reach(roads)).toBeLessThan(reach(map.router.roads));
      expect(slower).toBeGreaterThan(5);
    },
  );
});
