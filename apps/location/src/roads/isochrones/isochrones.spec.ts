import { MONACO } from '../../osm/fixtures/maps.js';
import { drawn } from '../fixtures/drawn-map.js';
import { seeded } from '../fixtures/seeded.js';
import { PlainSearch } from '../hierarchy/plain-search.js';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { distanceM } from '../network/geo-distance.js';
import type { RoadNetwork } from '../network/road-network.js';
import { PROFILES } from '../profiles/profiles.js';
import { Router } from '../routes/router.js';
import { type TurnGraph, turnGraph } from '../turns/turn-graph.js';
import { type MultiPolygon, polygonsOf, type Ring, ringArea } from './contour-polygons.js';
import { Isochrones } from './isochrones.js';
import { LocalPlane } from './local-plane.js';
import { lineOfPart } from './part-line.js';
import { frameAround, ReachGrid } from './reach-grid.js';
import { ReachSearch } from './reached-parts.js';

const CENTRE = { lat: 43.7385, lon: 7.4246 };
const LIMITS_S = [60, 150, 300];

function isInRing([lon, lat]: readonly [number, number], ring: Ring): boolean {
  let isIn = false;
  for (let at = 1; at < ring.length; at++) {
    const [[x, y], [nextX, nextY]] = [ring[at - 1]!, ring[at]!];
    if (y > lat !== nextY > lat && lon < x + ((lat - y) / (nextY - y)) * (nextX - x)) isIn = !isIn;
  }
  return isIn;
}

const isIn = (at: readonly [number, number], { coordinates }: MultiPolygon): boolean =>
  coordinates.some(
    ([outer, ...holes]) => isInRing(at, outer!) && !holes.some((hole) => isInRing(at, hole)),
  );

describe('isochrones in Monaco', () => {
  let network: RoadNetwork;
  let graph: TurnGraph;
  let router: Router;
  beforeAll(async () => {
    network = await buildNetwork(MONACO, [PROFILES.car]);
    graph = turnGraph(network, PROFILES.car, 'time');
    router = new Router({ network, graph, hierarchy: contract(graph) });
  });

  it('reaches an edge when Dijkstra does, and no later', () => {
    const place = router.snapper.snap(CENTRE.lat, CENTRE.lon, 500)!.connected!;
    const limitMs = 240_000;
    const parts = new ReachSearch(router.roads, 'car', 'time').from(place, limitMs);
    const startOf = new Map<number, number>();
    for (const { edge, fromCost, fromShare } of parts) {
      if (fromShare > 0) continue;
      startOf.set(edge, Math.min(fromCost, startOf.get(edge) ?? Infinity));
    }
    // What Dijkstra weighs are turns and edges in milliseconds, from the ends of the edges here on.
    const arcWeight = graph.arcTo.map(
      (to, arc) => graph.turnMs[arc]! + graph.edges.durationMs[graph.edgeOfNode[to]!]!,
    );
    const plain = new PlainSearch({ ...graph, arcWeight });
    const visitors = network.uses['car']!.isForVisitors;
    const isForVisitors = (edge: number) =>
      visitors[network.segmentWay[graph.edges.segment[edge]!]!] === 1;
    const sources = [0, 1].flatMap((direction) => {
      const edge = graph.edges.edgeOf[place.segment * 2 + direction]!;
      const share = direction === 0 ? place.share : 1 - place.share;
      return edge < 0
        ? []
        : [{ node: edge, weight: Math.round((1 - share) * graph.edges.durationMs[edge]!) }];
    });
    const random = seeded(5);
    const differing: unknown[] = [];
    let [near, far] = [0, 0];
    for (let trial = 0; trial < 600; trial++) {
      const edge = random(graph.edges.count);
      if (sources.some(({ node }) => node === edge)) continue;
      const nodes = [edge, ...(graph.copies.get(edge) ?? [])];
      const found = plain.find(
        sources,
        nodes.map((node) => ({ node, weight: 0 })),
      );
      const known = startOf.get(edge);
      // Dijkstra here may pass roads for visitors.
      const passes = found?.arcs.some((arc) =>
        isForVisitors(graph.edgeOfNode[graph.arcFrom[arc]!]!),
      );
      const start = found ? found.weight - graph.edges.durationMs[edge]! : Infinity;
      if (passes) continue;
      if (start <= limitMs - 2) {
        near += 1;
        if (known === undefined || Math.abs(known - start) > 2)
          differing.push([edge, known, start]);
      } else if (start > limitMs + 2) {
        far += 1;
        if (known !== undefined) differing.push([edge, known, start]);
      }
    }
    expect(differing).toEqual([]);
    expect(near).toBeGreaterThan(100);
    expect(far).toBeGreaterThan(50);
  });

  it.each(['time', 'distance'] as const)(
    'holds all that is reached by %s, and nothing that is far from it',
    (measure) => {
      const place = router.snapper.snap(CENTRE.lat, CENTRE.lon, 500)!.connected!;
      const limits = measure === 'time' ? LIMITS_S : [300, 900, 2000];
      const areas = new Isochrones(router.roads, 'car').around(place, limits, measure);
      const search = new ReachSearch(router.roads, 'car', measure);
      const random = seeded(9);
      for (const { limit, area, marginM } of areas) {
        const lines = search
          .from(place, limit * 1000)
          .map((part) => lineOfPart(router.roads, part));
        const reached = lines.flat();
        expect(reached.filter(([lat, lon]) => !isIn([lon, lat], area))).toEqual([]);
        let [inside, outside] = [0, 0];
        for (let trial = 0; trial < 300; trial++) {
          const [lat, lon] = [43.725 + random(1e6) * 2.8e-8, 7.405 + random(1e6) * 3.5e-8];
          if (!isIn([lon, lat], area)) {
            outside += 1;
            continue;
          }
          inside += 1;
          const nearest = Math.min(...lines.map((line) => lineDistanceM(lat, lon, line)));
          expect(nearest).toBeLessThan(marginM * 1.5);
        }
        expect(outside).toBeGreaterThan(0);
        expect(inside).toBeGreaterThan(0);
      }
    },
  );

  it('are valid, and the larger contain the smaller', () => {
    const place = router.snapper.snap(CENTRE.lat, CENTRE.lon, 500)!.connected!;
    const areas = new Isochrones(router.roads, 'car').around(place, LIMITS_S, 'time');
    areas.forEach(({ area, reachedM }, index) => {
      expect(area.coordinates.length).toBeGreaterThan(0);
      for (const [outer, ...holes] of area.coordinates) {
        for (const ring of [outer!, ...holes]) {
          expect(ring.length).toBeGreaterThanOrEqual(4);
          expect(ring[0]).toEqual(ring.at(-1));
          expect(crossings(ring)).toBe(0);
        }
        expect(ringArea(outer!)).toBeGreaterThan(0);
        expect(holes.every((hole) => ringArea(hole) < 0)).toBe(true);
        expect(holes.every((hole) => isInRing(hole[0]!, outer!))).toBe(true);
      }
      const larger = areas[index + 1];
      if (!larger) return;
      expect(larger.reachedM).toBeGreaterThan(reachedM);
      const random = seeded(31);
      for (let trial = 0; trial < 5000; trial++) {
        const at = [7.405 + random(1e6) * 3.5e-8, 43.725 + random(1e6) * 2.8e-8] as const;
        expect(isIn(at, area) && !isIn(at, larger.area)).toBe(false);
      }
    });
    expect(areas.some(({ area }) => area.coordinates.some((rings) => rings.length > 1))).toBe(true);
  });
});

describe('isochrones over drawn maps', () => {
  it('is cut where the limit is, on the middle of a road', async () => {
    const { router } = await drawn({ grid: 'a         b', ways: { ab: 'residential' } });
    const place = router.snapper.near(0, 0.005, 1, 50)[0]!;
    const [area] = new Isochrones(router.roads, 'car').around(place, [200], 'distance');
    expect(area!.reachedM).toBeCloseTo(400, 0);
    const lons = area!.area.coordinates.flat(2).map(([lon]) => lon);
    const marginDeg = area!.marginM / 111_195;
    expect(Math.max(...lons)).toBeCloseTo(0.005 + 200 / 111_195 + marginDeg, 4);
    expect(Math.min(...lons)).toBeCloseTo(0.005 - 200 / 111_195 - marginDeg, 4);
  });

  it('ends at the date line, and at the pole', () => {
    const plane = new LocalPlane(89.9999, 179.9999);
    const frame = frameAround(
      [
        [
          [-50, -50],
          [50, 50],
        ],
      ],
      { cellM: 10, roomM: 60 },
    );
    const grid = new ReachGrid(frame, 25);
    grid.add([-50, 0], [50, 0]);
    const { coordinates } = polygonsOf(grid, plane);
    const points = coordinates.flat(2);
    expect(points.length).toBeGreaterThan(4);
    expect(points.every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90)).toBe(true);
    expect(coordinates.flat().every((ring) => ring.at(-1)![0] === ring[0]![0])).toBe(true);
  });

  it('does not go through roads for visitors, but into them', async () => {
    const { router, at, graph } = await drawn({
      grid: 'a b c d',
      ways: { ab: 'residential', bc: { access: 'destination' }, cd: 'residential' },
    });
    const place = router.snapper.near(0, at('a').lon, 1, 50)[0]!;
    const parts = new ReachSearch(router.roads, 'car', 'distance').from(place, 5_000_000);
    const furthest = Math.max(
      ...parts.map(({ edge }) => router.roads.network.nodeLon[graph.edges.to[edge]!]!),
    );
    expect(furthest * 1e-7).toBeCloseTo(at('c').lon, 6);
  });

  it.each([[[]], [[0]], [[-1]], [[Number.NaN]], [[1e9]]])('refuses %j', async (limits) => {
    const { router } = await drawn({ grid: 'a b', ways: { ab: 'residential' } });
    const place = router.snapper.near(0, 0, 1, 50)[0]!;
    expect(() => new Isochrones(router.roads, 'car').around(place, limits, 'time')).toThrow(
      RangeError,
    );
  });
});

function lineDistanceM(
  lat: number,
  lon: number,
  line: readonly (readonly [number, number])[],
): number {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  let least = Infinity;
  for (let at = 1; at < line.length; at++) {
    const [[fromLat, fromLon], [toLat, toLon]] = [line[at - 1]!, line[at]!];
    const [east, north] = [(toLon - fromLon) * squeeze, toLat - fromLat];
    const square = east * east + north * north;
    const along = (lon - fromLon) * squeeze * east + (lat - fromLat) * north;
    const share = square > 0 ? Math.min(1, Math.max(0, along / square)) : 0;
    const nearest = distanceM(
      lat,
      lon,
      fromLat + share * (toLat - fromLat),
      fromLon + share * (toLon - fromLon),
    );
    least = Math.min(least, nearest);
  }
  return least;
}

const side = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
  Math.sign((b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!));

/** How often pieces of a ring that are not neighbours cross. */
function crossings(ring: Ring): number {
  let count = 0;
  for (let one = 1; one < ring.length; one++) {
    for (let other = one + 2; other < ring.length; other++) {
      if (one === 1 && other === ring.length - 1) continue;
      const [a, b, c, d] = [ring[one - 1]!, ring[one]!, ring[other - 1]!, ring[other]!];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count += 1;
    }
  }
  return count;
}
