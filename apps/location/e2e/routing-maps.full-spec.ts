import { monitorEventLoopDelay } from 'node:perf_hooks';
import polyline from '@mapbox/polyline';
import { type Answer, LocationHarness } from './location-harness.js';
import { BUILDING_MS, importMap, isThere, MAPS, type Place, seeded } from './real-maps.js';

if (!isThere)
  process.stderr.write('SKIPPED: routes on real maps, as SKYDECK_LOCATION_DATA has none\n');
const PLACES = 12;
const CORNER_DEG = 0.3;
const PROFILES = ['car', 'bike', 'foot'] as const;

function straightM(one: Place, other: Place): number {
  const rad = Math.PI / 180;
  const north = Math.sin(((other.lat - one.lat) * rad) / 2);
  const east = Math.sin(((other.lon - one.lon) * rad) / 2);
  const chord = north ** 2 + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * east ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const box = ({ lat, lon }: Place, deg: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [lon - deg, lat - deg],
      [lon + deg, lat - deg],
      [lon + deg, lat + deg],
      [lon - deg, lat + deg],
      [lon - deg, lat - deg],
    ],
  ],
});

const ms = (nanoseconds: number): number => Math.round(nanoseconds / 1e5) / 10;
const middle = (values: number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1]! * 10) / 10;

(isThere ? describe : describe.skip)('all questions about ways, on real maps', () => {
  let location: LocationHarness;
  const figures: Record<string, unknown>[] = [];

  beforeAll(async () => {
    location = await LocationHarness.start({ LOCATION_SAMPLE: 'off', QUOTA_REGIONS: '100' });
  }, BUILDING_MS);
  afterAll(async () => {
    for (const one of figures) process.stderr.write(`${JSON.stringify(one)}\n`);
    await location.close();
  });

  /** Asks, and counts how long it takes and what is answered. */
  function counting() {
    const took = new Map<string, number[]>();
    const codes = new Map<string, number>();
    const ask = async (kind: string, address: string, body: object): Promise<Answer> => {
      const from = performance.now();
      const answer = await location.post(address, body);
      took.set(kind, [...(took.get(kind) ?? []), performance.now() - from]);
      const what = answer.status === 200 ? '200' : answer.error.code;
      codes.set(what, (codes.get(what) ?? 0) + 1);
      if (answer.status !== 200) {
        expect([answer.status, answer.error.code]).toEqual([
          422,
          expect.stringMatching(/^routing\.(unreachable|no_road_nearby)$/),
        ]);
      }
      return answer;
    };
    const told = () => ({
      ms: Object.fromEntries(Array.from(took, ([kind, all]) => [kind, middle(all)])),
      answers: Object.fromEntries(codes),
    });
    return { ask, told };
  }

  it.each(MAPS)(
    '200: %s',
    async (name) => {
      const began = performance.now();
      const made = await importMap(location, name);
      const builtMs = Math.round(performance.now() - began);
      if ('problem' in made) {
        figures.push({ name, failed: made.problem.message });
        expect(made.problem).toMatchObject({ code: 'region.not_a_map' });
        return;
      }
      const { region } = made;
      const [south, west, north, east] = made.bounds;
      const random = seeded(made.bytes);
      // Of two far parts of the earth there is nothing in between: they lie at two corners.
      const isFar = east - west > 5;
      const inBounds = (): Place => {
        const [up, right] = [random(), random()];
        if (!isFar) return { lat: south + up * (north - south), lon: west + right * (east - west) };
        const [lat, lon] = random() < 0.5 ? [south, west] : [north - CORNER_DEG, east - CORNER_DEG];
        return { lat: lat + up * CORNER_DEG, lon: lon + right * CORNER_DEG };
      };
      // Who asks is in this process as well: what is held up is less than this.
      const loop = monitorEventLoopDelay({ resolution: 5 });
      const { ask, told } = counting();
      const found = { legs: 0, others: 0, steps: 0, around: 0, areas: 0, matched: 0 };
      const tables = { compared: 0, same: 0 };
      for (const profile of PROFILES) {
        const common = { profile, region, radius_m: 5000 };
        const places: Place[] = [];
        for (let tries = 0; places.length < PLACES && tries < 200; tries++) {
          const near = await ask('snap', '/snap', { place: inBounds(), ...common });
          const [road] = near.data['roads'] as (Place & { distance_m: number })[];
          if (road) places.push({ lat: road.lat, lon: road.lon });
        }
        if (places.length < 2) continue;
        // The first question loads a map.
        await ask('first', '/routes', { waypoints: [places[0], places[0]], ...common });
        loop.enable();
        const table = await ask('matrix', '/matrix', { sources: places, ...common });
        const cells = table.data['durations_s'] as (number | null)[][];
        for (let index = 0; index + 1 < places.length; index++) {
          const waypoints = [places[index]!, places[index + 1]!];
          const body = { waypoints, ...common };
          const route = await ask('route', '/routes', { ...body, steps: true, language: 'fr' });
          const cell = cells[index]?.[index + 1] ?? null;
          expect(cell === null).toBe(route.status !== 200);
          if (route.status !== 200) continue;
          found.legs += 1;
          const [leg] = route.data['legs'] as {
            distance_m: number;
            geometry: string;
            steps: { distance_m: number; instruction: string }[];
          }[];
          const [from, to] = route.data['waypoints'] as [Place, Place];
          expect(leg!.distance_m).toBeGreaterThanOrEqual(straightM(from, to) * 0.999 - 1);
          const sum = leg!.steps.reduce((all, step) => all + step.distance_m, 0);
          expect(Math.abs(sum - leg!.distance_m)).toBeLessThan(0.1 * leg!.steps.length + 1);
          expect(leg!.steps.every(({ instruction }) => instruction.length > 0)).toBe(true);
          found.steps += leg!.steps.length;
          tables.compared += 1;
          tables.same += Math.abs(cell! - Number(route.data['duration_s'])) <= 0.2 ? 1 : 0;
          const ways = await ask('alternatives', '/routes', { ...body, alternatives: 3 });
          found.others += (ways.data['alternatives'] as unknown[]).length;
          const line = polyline.decode(leg!.geometry).map(([lat, lon]) => ({ lat, lon }));
          const centre = line[line.length >> 1]!;
          const closed = box(centre, 0.0003);
          const round = await ask('avoid', '/routes', { ...body, avoid_polygons: closed });
          if (round.status === 200) {
            const [kept] = round.data['legs'] as { geometry: string }[];
            const within = polyline
              .decode(kept!.geometry)
              .filter(
                (at) =>
                  Math.abs(at[0] - centre.lat) < 0.000_28 &&
                  Math.abs(at[1] - centre.lon) < 0.000_28,
              );
            expect(within).toEqual([]);
            found.around += 1;
          }
          if (line.length > 3 && leg!.distance_m > 300) {
            const points = line.slice(0, 1000);
            const match = await ask('match', '/match', { points, profile, region, accuracy_m: 3 });
            found.matched += Number((match.data['matchings'] as unknown[]).length > 0);
          }
        }
        for (const place of places.slice(0, 3)) {
          const body = { place, ...common };
          const times = await ask('isochrone', '/isochrones', {
            ...body,
            times_s: [200, 400, 600],
          });
          const roads = (times.data['features'] as { properties: { roads_m: number } }[]).map(
            ({ properties }) => properties.roads_m,
          );
          expect(roads).toEqual(roads.toSorted((one, other) => one - other));
          found.areas += roads.length;
        }
      }
      loop.disable();
      const loopMs = { p99: ms(loop.percentile(99)), max: ms(loop.max) };
      // Of two ways that weigh the same either may be taken.
      expect(tables.same).toBeGreaterThanOrEqual(tables.compared * 0.95);
      figures.push({ name, built_ms: builtMs, ...found, ...tables, loop_ms: loopMs, ...told() });
    },
    BUILDING_MS,
  );
});
