import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { distanceM } from '../network/geo-distance.js';
import { type ProfileName, PROFILES } from '../profiles/profiles.js';
import type { Metric } from '../turns/directed-edges.js';
import { turnGraph } from '../turns/turn-graph.js';
import { DistanceTable } from './distance-table.js';
import { shapeOf } from './leg-shape.js';
import { Router } from './router.js';

/** Folder with maps as `osm/…` and what other engines say of them as `known-answers/…`. */
const FOLDER = process.env['SKYDECK_LOCATION_DATA'];
const answersOf = (name: string): string => path.join(FOLDER ?? '', 'known-answers', name);
const GRAPHHOPPER = answersOf('graphhopper-routing.json');
const OSRM = answersOf('osrm-6.0.0-car-graphhopper-malta.json');
const isThere = FOLDER !== undefined && existsSync(GRAPHHOPPER) && existsSync(OSRM);
if (!isThere) {
  process.stderr.write('SKIPPED: known routes, as SKYDECK_LOCATION_DATA has no known answers\n');
}
const BUILDING_MS = 300_000;
const ANYWHERE_M = 100_000;
/** GraphHopper would rather walk on footways than on roads with one; we walk as fast on both. */
const OTHER_TASTE = 'fastest with priority';
const ON_ONE_SPOT_M = 2;
const BENT = 0.01;

type Point = readonly [lat: number, lon: number];

interface GraphHopperCase {
  readonly map: string;
  readonly profile: ProfileName;
  readonly weighting: string;
  readonly from: Point;
  readonly to: Point;
  readonly distance_m: number;
  readonly points?: number;
}

interface OsrmAnswers {
  readonly routes: readonly [from: Point, to: Point, distanceM: number, durationS: number][];
  readonly nearest: readonly [from: Point, snapped: Point, distanceM: number][];
  readonly table: {
    readonly points: readonly Point[];
    readonly durations: readonly (readonly number[])[];
    readonly distances: readonly (readonly number[])[];
  };
}

const placeOf = ([lat, lon]: Point) => ({ lat, lon });
const shareOf = (all: readonly number[], isRight: (one: number) => boolean): number =>
  all.filter(isRight).length / all.length;
const middleOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1]!;

async function read<Answers>(file: string): Promise<Answers> {
  return JSON.parse(await readFile(file, 'utf8')) as Answers;
}

async function routerOf(map: string, profile: ProfileName, metric: Metric): Promise<Router> {
  const file = path.join(FOLDER!, 'osm', map);
  const network = await buildNetwork(file, [PROFILES[profile]]);
  const graph = turnGraph(network, PROFILES[profile], metric);
  return new Router({ network, graph, hierarchy: contract(graph) });
}

(isThere ? describe : describe.skip)('routes that others know', () => {
  it(
    "GraphHopper's own: lengths to two metres, lines to one point",
    async () => {
      const { cases } = await read<{ cases: readonly GraphHopperCase[] }>(GRAPHHOPPER);
      const routers = new Map<string, Router>();
      const told: unknown[] = [];
      let same = 0;
      for (const one of cases) {
        const metric = one.weighting === 'shortest' ? 'distance' : 'time';
        const key = `${one.map} ${one.profile} ${metric}`;
        const router = routers.get(key) ?? (await routerOf(one.map, one.profile, metric));
        routers.set(key, router);
        const legs = router.route([placeOf(one.from), placeOf(one.to)], ANYWHERE_M);
        if ('why' in legs) throw new Error(`${key}: ${legs.why}`);
        const apartM = Math.abs(legs[0]!.distanceM - one.distance_m);
        if (one.weighting === OTHER_TASTE) {
          told.push(apartM < one.distance_m * 0.1 || one);
          continue;
        }
        const points = shapeOf(router.roads, legs[0]!).length;
        const isSame = apartM < 2 && Math.abs(points - (one.points ?? points)) <= 1;
        told.push(isSame || { ...one, apartM, got: points });
        same += 1;
      }
      expect(told).toEqual(cases.map(() => true));
      expect(same).toBeGreaterThanOrEqual(12);
    },
    BUILDING_MS,
  );

  describe('OSRM on Malta', () => {
    let known: OsrmAnswers;
    let router: Router;
    beforeAll(async () => {
      known = await read<OsrmAnswers>(OSRM);
      router = await routerOf('graphhopper-malta.osm.pbf', 'car', 'time');
    }, BUILDING_MS);

    it('has a route where we have one, half of them as long to 0.5 %, three of four to 1 %', () => {
      const apart = known.routes.map(([from, to, wantedM]) => {
        const legs = router.route([placeOf(from), placeOf(to)], ANYWHERE_M);
        return 'why' in legs
          ? Number.POSITIVE_INFINITY
          : Math.abs(legs[0]!.distanceM / wantedM - 1);
      });
      expect(apart.length).toBeGreaterThanOrEqual(400);
      expect(apart.filter((one) => one === Number.POSITIVE_INFINITY)).toEqual([]);
      expect(middleOf(apart)).toBeLessThan(0.005);
      expect(shareOf(apart, (one) => one < BENT)).toBeGreaterThan(0.75);
    });

    it('names the same nearest roads', () => {
      const same = known.nearest.filter(([[lat, lon], wanted]) => {
        const [found] = router.snapper.near(lat, lon, 1, ANYWHERE_M);
        return distanceM(found!.lat, found!.lon, ...wanted) < ON_ONE_SPOT_M;
      });
      expect(same.length).toBeGreaterThanOrEqual(known.nearest.length * 0.98);
    });

    it('has the same table: times to 5 %, lengths to 1 %', () => {
      const { points, durations, distances } = known.table;
      const snaps = points.map((at) => router.snapper.snap(...at, ANYWHERE_M)!);
      const rows = new DistanceTable(router.roads).between(snaps, snaps);
      const times: number[] = [];
      const lengths: number[] = [];
      rows.forEach((row, from) =>
        row.forEach((cell, to) => {
          if (from === to) return;
          times.push(Math.abs(cell!.durationS / durations[from]![to]! - 1));
          lengths.push(Math.abs(cell!.distanceM / distances[from]![to]! - 1));
        }),
      );
      expect(times.length).toBe(points.length * (points.length - 1));
      expect(shareOf(times, (one) => one < 0.05)).toBeGreaterThan(0.95);
      expect(middleOf(lengths)).toBeLessThan(0.005);
      expect(shareOf(lengths, (one) => one < BENT)).toBeGreaterThan(0.75);
    });
  });
});
