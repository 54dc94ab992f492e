import { MONACO } from '../../osm/fixtures/maps.js';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { distanceM } from '../network/geo-distance.js';
import type { RoadNetwork } from '../network/road-network.js';
import { type ProfileName, PROFILES } from '../profiles/profiles.js';
import { seeded } from '../fixtures/seeded.js';
import type { Metric } from '../turns/directed-edges.js';
import { turnGraph } from '../turns/turn-graph.js';
import { shapeOf } from './leg-shape.js';
import { Router } from './router.js';

/** Distances and points of lines as GraphHopper's own tests have them for this map (RoutingAlgorithmWithOSMTest). */
const KNOWN: readonly [ProfileName, Metric, number[], number, number][] = [
  ['car', 'distance', [43.730729, 7.42135, 43.727697, 7.419199], 2580, 110],
  ['car', 'distance', [43.728677, 7.41016, 43.739213, 7.4277], 2561, 133],
  ['car', 'distance', [43.730949, 7.412338, 43.739643, 7.424542], 2100, 116],
  ['car', 'distance', [43.727592, 7.419333, 43.727712, 7.4193], 3, 3],
  ['car', 'distance', [43.728856, 7.41472, 43.729445, 7.415063], 320, 11],
  ['car', 'time', [43.733802, 7.413433, 43.739662, 7.424355], 2279, 141],
  ['foot', 'distance', [43.730729, 7.421288, 43.727697, 7.419199], 1566, 92],
  ['foot', 'distance', [43.728677, 7.41016, 43.739213, 7.427806], 2085, 112],
];
const LOST_M = 1000;

describe('routes in Monaco', () => {
  let network: RoadNetwork;
  const routers = new Map<string, Router>();
  beforeAll(async () => {
    network = await buildNetwork(MONACO, Object.values(PROFILES));
  });

  function routerOf(profile: ProfileName, metric: Metric): Router {
    const known = routers.get(profile + metric);
    if (known) return known;
    const graph = turnGraph(network, PROFILES[profile], metric);
    const router = new Router({ network, graph, hierarchy: contract(graph) });
    routers.set(profile + metric, router);
    return router;
  }

  it.each(KNOWN)(
    '%s by %s from %j: %i m, as GraphHopper has it',
    (profile, metric, ends, wantedM, points) => {
      const router = routerOf(profile, metric);
      const [fromLat, fromLon, toLat, toLon] = ends as [number, number, number, number];
      const legs = router.route(
        [
          { lat: fromLat, lon: fromLon },
          { lat: toLat, lon: toLon },
        ],
        LOST_M,
      );
      if ('why' in legs) throw new Error(legs.why);
      expect(Math.abs(legs[0]!.distanceM - wantedM)).toBeLessThan(2);
      expect(shapeOf(router.roads, legs[0]!)).toHaveLength(points);
    },
  );

  it('is never shorter than the straight line, and as long as its own line', () => {
    const router = routerOf('car', 'time');
    const random = seeded(11);
    const place = () => ({ lat: 43.725 + random(1e6) * 2.5e-8, lon: 7.41 + random(1e6) * 3e-8 });
    let found = 0;
    for (let pair = 0; pair < 500; pair++) {
      const legs = router.route([place(), place()], LOST_M);
      if ('why' in legs) continue;
      found += 1;
      const { from, to, distanceM: length } = legs[0]!;
      expect(length).toBeGreaterThanOrEqual(distanceM(from.lat, from.lon, to.lat, to.lon) - 0.5);
      const line = shapeOf(router.roads, legs[0]!);
      const drawn = line
        .slice(1)
        .reduce((sum, [lat, lon], index) => sum + distanceM(...line[index]!, lat, lon), 0);
      expect(Math.abs(drawn - length)).toBeLessThan(1 + length * 1e-3);
    }
    expect(found).toBeGreaterThan(400);
  });

  it('is as long there as back on foot', () => {
    const router = routerOf('foot', 'distance');
    const random = seeded(13);
    const place = () => ({ lat: 43.728 + random(1e6) * 1.5e-8, lon: 7.412 + random(1e6) * 2e-8 });
    for (let pair = 0; pair < 200; pair++) {
      const [one, other] = [place(), place()];
      const [there, back] = [
        router.route([one, other], LOST_M),
        router.route([other, one], LOST_M),
      ];
      if ('why' in there || 'why' in back) continue;
      expect(Math.abs(there[0]!.distanceM - back[0]!.distanceM)).toBeLessThan(1);
    }
  });

  it('the nearest road is the nearest of all', () => {
    const router = routerOf('car', 'time');
    const random = seeded(17);
    for (let trial = 0; trial < 100; trial++) {
      const [lat, lon] = [43.73 + random(1e6) * 1e-8, 7.415 + random(1e6) * 1e-8];
      const [nearest] = router.snapper.near(lat, lon, 1, LOST_M);
      const all = router.snapper.near(lat, lon, 100_000, 100_000);
      expect(nearest!.distanceM).toBe(all[0]!.distanceM);
    }
  });
});
