import type { Tenant } from '@skydeck/auth-guard';
import { FindIsochrones, Isochrones } from '../../routing/isochrone.schema.js';
import { MatchedTrace, MatchTrace } from '../../routing/match.schema.js';
import { FindRoute, Route } from '../../routing/route.schema.js';
import { FindMatrix, FindNearest, Matrix, Nearest } from '../../routing/routing.schema.js';
import { distanceM } from '../../roads/network/geo-distance.js';
import { NoRoadNear } from '../no-road-near.js';
import { tellRows } from '../travel-table.js';
import type { StartedEngine } from './started-engine.js';

const TENANT = 'prj_1' as Tenant;
/** Tables are put together of parts of at most so many rows. */
const MANY = 52;

/** What every engine behind the routes does alike. */
export function keepsContract(name: string, start: () => Promise<StartedEngine>): void {
  describe(`the engine ${name}`, () => {
    let started: StartedEngine;
    beforeAll(async () => {
      started = await start();
    }, 600_000);
    afterAll(() => started[Symbol.asyncDispose]());

    const routeOf = async (wanted: object = {}) => {
      const { engine, places } = started;
      const waypoints = places.all.slice(0, 2);
      const route = await engine.route(TENANT, FindRoute.parse({ waypoints, ...wanted }));
      return Route.parse(route);
    };
    const can = (one: Parameters<ReturnType<StartedEngine['engine']['capabilities']>['has']>[0]) =>
      started.engine.capabilities().has(one);

    it('finds a way by the places, as long as its legs and its line', async () => {
      const { all } = started.places;
      const route = await routeOf({ waypoints: all, geometry: 'geojson' });
      const sum = (of: 'distance_m' | 'duration_s') =>
        route.legs.reduce((whole, leg) => whole + leg[of], 0);
      expect(route.legs).toHaveLength(all.length - 1);
      expect(Math.abs(sum('distance_m') - route.distance_m)).toBeLessThan(2);
      expect(Math.abs(sum('duration_s') - route.duration_s)).toBeLessThan(2);
      expect(route.waypoints).toHaveLength(all.length);
      for (const [at, { lat, lon, distance_m }] of route.waypoints.entries()) {
        expect(distanceM(lat, lon, all[at]!.lat, all[at]!.lon)).toBeLessThan(distance_m + 2);
      }
      for (const [at, { geometry }] of route.legs.entries()) {
        if (typeof geometry !== 'object' || geometry === null) throw new Error('It has no line');
        const [lon, lat] = geometry.coordinates[0]!;
        const { lat: fromLat, lon: fromLon } = route.waypoints[at]!;
        expect(distanceM(lat, lon, fromLat, fromLon)).toBeLessThan(2);
      }
      expect(route.legs.map(({ steps }) => steps)).toEqual(route.legs.map(() => null));
      expect(route.attribution).toBe('© OpenStreetMap contributors');
    });

    it('sends no line when none is wanted', async () => {
      const { legs } = await routeOf({ geometry: 'none' });
      expect(legs.map(({ geometry }) => geometry)).toEqual([null]);
    });

    it('says in tables what it says of ways', async () => {
      const { engine, places } = started;
      const wanted = FindMatrix.parse({ sources: places.all });
      const { durations_s, distances_m } = Matrix.parse(await engine.matrix(TENANT, wanted));
      const { distance_m, duration_s } = await routeOf();
      expect(durations_s[0]![0]).toBe(0);
      expect(Math.abs(durations_s[0]![1]! - duration_s)).toBeLessThan(1);
      expect(Math.abs(distances_m[0]![1]! - distance_m)).toBeLessThan(2);
    });

    it('puts large tables together, and tells how far they are', async () => {
      const { engine, places } = started;
      const sources = Array.from({ length: MANY }, (_, at) => places.all[at % 3]!);
      const targets = places.all.slice(0, 2);
      const shares: number[] = [];
      const table = await engine.table(TENANT, FindMatrix.parse({ sources, targets }), {
        onProgress: (share) => shares.push(share),
      });
      const small = await engine.matrix(
        TENANT,
        FindMatrix.parse({ sources: places.all.slice(0, 3), targets }),
      );
      const rows = tellRows(table.durationsDs, table.columns);
      expect(rows).toHaveLength(MANY);
      expect(rows[MANY - 1]).toEqual(small.durations_s[(MANY - 1) % 3]);
      expect(shares.at(-1)).toBe(1);
    });

    it('names the place that has no road near', async () => {
      const { engine, places } = started;
      const [here] = places.all;
      const radius_m = places.radiusM;
      const lost = routeOf({ waypoints: [here, places.afloat], radius_m });
      await expect(lost).rejects.toMatchObject({
        code: 'routing.no_road_nearby',
        message: expect.stringContaining('place 1') as string,
      });
      const wanted = FindMatrix.parse({
        sources: [here],
        targets: [here, places.afloat],
        radius_m,
      });
      await expect(engine.table(TENANT, wanted)).rejects.toEqual(new NoRoadNear(2));
      await expect(engine.matrix(TENANT, wanted)).rejects.toMatchObject({
        code: 'routing.no_road_nearby',
      });
    });

    it('finds the nearest roads, or none', async () => {
      const { engine, places } = started;
      const near = FindNearest.parse({ place: places.all[0], limit: 2, radius_m: places.radiusM });
      const { roads } = Nearest.parse(await engine.snap(TENANT, near));
      expect(roads.length).toBeGreaterThan(0);
      expect(roads[0]!.distance_m).toBeLessThan(places.radiusM);
      const far = await engine.snap(TENANT, { ...near, place: places.afloat });
      expect(far.roads).toEqual([]);
    });

    it('tells other ways and steps when it can', async () => {
      if (can('alternatives')) {
        const { alternatives } = await routeOf({ alternatives: 2 });
        expect(alternatives.length).toBeLessThanOrEqual(2);
      }
      if (can('steps')) {
        const { legs } = await routeOf({ steps: true, language: 'de' });
        const steps = legs[0]!.steps!;
        expect(steps[0]!.maneuver.type).toBe('depart');
        expect(steps.at(-1)!.maneuver.type).toBe('arrive');
        expect(steps.at(-1)!.instruction).toContain('Ziel');
      }
    });

    it('finds how far one gets when it can', async () => {
      const { engine, places } = started;
      if (!can('isochrone')) return;
      const wanted = FindIsochrones.parse({ place: places.all[0], times_s: [60, 180] });
      const found = Isochrones.parse(await engine.isochrone(TENANT, wanted));
      expect(found.features.map(({ properties }) => properties.time_s)).toEqual([60, 180]);
      const boxes = found.features.map(({ geometry }) => {
        const lons = geometry.coordinates.flat(2).map(([lon]) => lon);
        return Math.max(...lons) - Math.min(...lons);
      });
      expect(boxes[0]).toBeGreaterThan(0);
      expect(boxes[1]).toBeGreaterThan(boxes[0]!);
    });

    it('finds the roads of a trace when it can', async () => {
      const { engine, places } = started;
      if (!can('match')) return;
      const points = places.trace.map(({ lat, lon }, at) => {
        const recorded_at = new Date(1_700_000_000_000 + at * 10_000).toISOString();
        return { lat, lon, recorded_at };
      });
      const found = await engine.match(TENANT, MatchTrace.parse({ points, geometry: 'geojson' }));
      const { matchings } = MatchedTrace.parse(found);
      expect(matchings).toHaveLength(1);
      expect(matchings[0]!.points.length).toBeGreaterThanOrEqual(points.length - 1);
      expect(matchings[0]!.distance_m).toBeGreaterThan(50);
    });

    it('keeps out of areas when it can', async () => {
      if (!can('avoid_polygons')) return;
      const { legs, duration_s } = await routeOf({ geometry: 'geojson' });
      const line = legs[0]!.geometry as { coordinates: [number, number][] };
      const round = [];
      // Some of what lies on the way cannot be gone round.
      for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) {
        const spot = line.coordinates[Math.floor(line.coordinates.length * share)]!;
        const wanted = { avoid_polygons: { type: 'Polygon', coordinates: [squareAround(spot)] } };
        const way = await routeOf(wanted).catch((error: { code: string }) => error);
        if ('code' in way) expect(way.code).toBe('routing.unreachable');
        else round.push(way.duration_s);
      }
      expect(Math.min(...round)).toBeGreaterThan(duration_s - 1);
      expect(Math.max(...round)).toBeGreaterThan(duration_s + 1);
    });
  });
}

/** Some ten metres of it. */
function squareAround([lon, lat]: [number, number]): [number, number][] {
  const size = 0.00005;
  return [
    [lon - size, lat - size],
    [lon + size, lat - size],
    [lon + size, lat + size],
    [lon - size, lat + size],
    [lon - size, lat - size],
  ];
}
