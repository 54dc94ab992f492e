import { MONACO } from '../../osm/fixtures/maps.js';
import { seeded } from '../fixtures/seeded.js';
import { drawn } from '../fixtures/drawn-map.js';
import { contract } from '../hierarchy/contract.js';
import { PlainSearch } from '../hierarchy/plain-search.js';
import { buildNetwork } from '../network/build-network.js';
import { PROFILES } from '../profiles/profiles.js';
import { LegFinder } from '../routes/find-leg.js';
import { Router } from '../routes/router.js';
import { edgePointsAt, sourcesAt, targetsAt } from '../routes/terminals.js';
import { turnGraph } from '../turns/turn-graph.js';
import type { PolygonRings } from './closed-area.js';
import { closedBy } from './closed-edges.js';
import { sideOf } from './exact-side.js';
import { PolygonInvalid } from './polygon-invalid.js';

const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

const GRID = {
  grid: 'a b c\nd e f',
  ways: {
    ab: 'residential',
    bc: 'residential',
    de: 'residential',
    ef: 'residential',
    ad: 'residential',
    be: 'residential',
    cf: 'residential',
  },
};

async function closedNames(polygons: readonly PolygonRings[]): Promise<string[]> {
  const { router } = await drawn(GRID);
  const { network } = router.roads;
  const { segments } = closedBy(router, polygons);
  return Array.from(
    segments,
    (segment) => network.names[network.wayName[network.segmentWay[segment]!]!]!,
  ).toSorted();
}

describe('polygons that are avoided, on a drawn map', () => {
  it('closes what crosses them, lies inside or touches the border', async () => {
    expect(await closedNames([[box(0.0004, -0.0001, 0.0006, 0.0001)]])).toEqual(['ab']);
    expect(await closedNames([[box(-0.001, -0.0005, 0.005, 0.001)]])).toEqual([
      'ab',
      'ad',
      'bc',
      'be',
      'cf',
    ]);
    expect(await closedNames([[box(0.0004, 0, 0.0006, 0.0001)]])).toEqual(['ab']);
    expect(await closedNames([[box(0.0004, 0.000_000_1, 0.0006, 0.0001)]])).toEqual([]);
    expect(await closedNames([])).toEqual([]);
  });

  it('leaves open what is in a hole', async () => {
    const around = box(-0.01, -0.01, 0.01, 0.01);
    expect(await closedNames([[around]])).toHaveLength(7);
    expect(await closedNames([[around, box(-0.001, -0.0015, 0.005, 0.001)]])).toEqual([]);
    // Of the road from a to b all is in the hole, of others a part.
    expect(await closedNames([[around, box(-0.001, -0.0005, 0.005, 0.001)]])).toEqual([
      'ad',
      'be',
      'cf',
      'de',
      'ef',
    ]);
  });

  it('a way leads round them, and none out of them', async () => {
    const { router, at } = await drawn(GRID);
    const [from, to] = [
      { lat: 0, lon: 0.0001 },
      { lat: -0.0005, lon: 0.004 },
    ];
    const { isClosed } = closedBy(router, [[box(0.003, -0.0001, 0.0031, 0.0001)]]);
    const legs = router.route([from, to], 20, isClosed);
    // By a and d, where no other road is met.
    expect(legs).toMatchObject([{ distanceM: expect.closeTo(0.0056 * 111_195, 0) }]);
    const all = closedBy(router, [[box(0.000_05, -0.0001, 0.0002, 0.0001)]]);
    expect(router.route([from, at('f')], 20, all.isClosed)).toEqual({
      why: 'unreachable',
      waypoint: 0,
    });
  });

  it.each<[PolygonInvalid['fault'], PolygonRings[]]>([
    ['no_ring', [[]]],
    [
      'too_few_points',
      [
        [
          [
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
    ],
    [
      'too_few_points',
      [
        [
          [
            [0, 0],
            [0, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
    ],
    [
      'not_closed',
      [
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      ],
    ],
    [
      'out_of_range',
      [
        [
          [
            [0, 0],
            [181, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
    ],
    [
      'out_of_range',
      [
        [
          [
            [0, 0],
            [Number.NaN, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
    ],
    ['out_of_range', [[[[0], [1, 0], [1, 1], [0]]]]],
    [
      'over_date_line',
      [
        [
          [
            [170, 0],
            [-170, 0],
            [-170, 1],
            [170, 0],
          ],
        ],
      ],
    ],
    [
      'crosses_itself',
      [
        [
          [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ],
      ],
    ],
    [
      'crosses_itself',
      [
        [
          [
            [0, 0],
            [2, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
    ],
    ['crosses_itself', [[box(0, 0, 1, 1), box(0.5, 0.5, 2, 2)]]],
    ['hole_outside', [[box(0, 0, 1, 1), box(2, 2, 3, 3)]]],
    ['hole_outside', [[box(0, 0, 9, 9), box(1, 1, 5, 5), box(2, 2, 3, 3)]]],
    ['too_many_polygons', Array.from({ length: 101 }, (_, at) => [box(at, 0, at + 1, 1)])],
    ['too_many_vertices', [[Array.from({ length: 10_001 }, () => [0, 0])]]],
  ])('refuses %s', async (fault, polygons) => {
    const { router } = await drawn(GRID);
    let error: unknown;
    try {
      closedBy(router, polygons);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(PolygonInvalid);
    expect(error).toMatchObject({ fault });
  });

  it('knows sides exactly where doubles do not: neighbours in the series of Fibonacci', () => {
    const series = [1, 1];
    while (series.length < 46) series.push(series.at(-1)! + series.at(-2)!);
    const areOff: boolean[] = [];
    for (let at = 0; at + 2 < series.length; at++) {
      const [first, second, third] = series.slice(at, at + 3) as [number, number, number];
      // What they span is 1, now on one side and now on the other.
      expect(sideOf([0, 0], [second, first], [third, second])).toBe(at % 2 === 0 ? -1 : 1);
      areOff.push(Math.sign(second * second - third * first) !== (at % 2 === 0 ? -1 : 1));
    }
    expect(areOff).toContain(true);
  });
});

/** With 9,000 points, 90 to 130 m around. */
const star = (lat: number, lon: number): number[][] => {
  const points = Array.from({ length: 9000 }, (_, at) => {
    const [radius, angle] = [at % 2 ? 0.0008 : 0.0012, (at / 9000) * 2 * Math.PI];
    return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return [...points, points[0]!];
};

describe('polygons that are avoided, in Monaco', () => {
  it('gives the ways that Dijkstra finds with the same edges closed', async () => {
    const network = await buildNetwork(MONACO, [PROFILES.car]);
    const graph = turnGraph(network, PROFILES.car, 'time');
    const router = new Router({ network, graph, hierarchy: contract(graph) });
    const legs = new LegFinder(router.roads);
    const random = seeded(19);
    const place = () => {
      const node = random(network.nodeLat.length);
      return { lat: network.nodeLat[node]! * 1e-7, lon: network.nodeLon[node]! * 1e-7 };
    };
    const differing: unknown[] = [];
    let [open, lost, changed] = [0, 0, 0];
    for (let trial = 0; trial < 20; trial++) {
      const [one, other] = [place(), place()];
      const { lat, lon } = other;
      const { isClosed, segments } = closedBy(router, [
        [star(one.lat, one.lon)],
        [
          box(lon - 0.002, lat - 0.002, lon + 0.002, lat + 0.002),
          box(lon - 0.001, lat - 0.001, lon + 0.001, lat + 0.001),
        ],
      ]);
      expect(segments.size).toBeGreaterThan(0);
      const plain = new PlainSearch(graph, (node) => isClosed(graph.edgeOfNode[node]!));
      for (let pair = 0; pair < 15; pair++) {
        const [from, to] = [place(), place()].map(
          (at) => router.snapper.snap(at.lat, at.lon, 3000)!.connected!,
        );
        if (from!.segment === to!.segment) continue;
        const points = [from!, to!].map((point) =>
          edgePointsAt(graph, point).filter(({ edge }) => !isClosed(edge)),
        );
        if (points.some((all) => all.length === 0)) continue;
        const { targets, shift } = targetsAt(graph, points[1]!);
        const wanted = plain.find(sourcesAt(graph, points[0]!), targets);
        const leg = legs.find(from!, to!, isClosed);
        if ((wanted?.weight ?? shift) - shift !== (leg?.weight ?? 0)) differing.push([trial, pair]);
        if (leg?.edges.some(({ edge }) => isClosed(edge))) differing.push([trial, pair, 'closed']);
        if (!leg) lost += 1;
        else open += 1;
        if (leg && leg.weight > legs.find(from!, to!)!.weight) changed += 1;
      }
    }
    expect(differing).toEqual([]);
    expect(open).toBeGreaterThan(100);
    expect(lost).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(10);
  });
});
