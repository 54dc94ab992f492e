import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import polyline from '@mapbox/polyline';
import { Bus } from '@skydeck/bus';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { LoadedMaps } from '../src/maps/loaded/loaded-maps.js';
import { type Answer, LocationHarness } from './location-harness.js';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const STREETS = file('fixtures/maps/one-way-dead-end.osm.pbf');

interface StepAnswer {
  readonly instruction: string;
  readonly distance_m: number;
  readonly last_point: number;
}

/** A ring around a place: longitude and latitude. */
const square = ({ lat, lon }: { lat: number; lon: number }, deg: number): number[][] => [
  [lon - deg, lat - deg],
  [lon + deg, lat - deg],
  [lon + deg, lat + deg],
  [lon - deg, lat + deg],
  [lon - deg, lat - deg],
];
const timeAt = (second: number): string =>
  new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();
const rowsOf = ({ data }: Answer) => data['durations_s'] as (number | null)[][];
const roadsOf = ({ data }: Answer) =>
  (data['features'] as { properties: { roads_m: number } }[])[0]!.properties.roads_m;
const polygon = (coordinates: number[][][]) => ({ type: 'Polygon', coordinates });

describe('maps and ways over them', () => {
  let location: LocationHarness;
  let other: string;
  /** Where the project's own map has a road. */
  let inStreets: { lat: number; lon: number };

  beforeAll(async () => {
    location = await LocationHarness.start();
    other = location.auth.key('rival');
    await location.ready('Monaco (sample)');
  }, 120_000);

  afterAll(() => location.close());

  const waypoints = [
    { lat: 43.733802, lon: 7.413433 },
    { lat: 43.739662, lon: 7.424355 },
  ];
  const route = async (body: object) => {
    let answer = await location.post('/routes', body);
    // A map is loaded some moments after it is ready.
    await eventually(async () => {
      answer = await location.post('/routes', body);
      return answer.error?.code !== 'routing.no_map';
    });
    return answer;
  };

  it('200: a fresh installation finds a way at once, as GraphHopper has it', async () => {
    const { status, data } = await route({ waypoints });
    expect(status).toBe(200);
    expect(data).toMatchObject({ profile: 'car', attribution: '© OpenStreetMap contributors' });
    expect(Math.abs(Number(data['distance_m']) - 2279)).toBeLessThan(2);
    const [leg] = data['legs'] as { geometry: string; distance_m: number }[];
    expect(polyline.decode(leg!.geometry)).toHaveLength(141);
    expect(data['waypoints']).toHaveLength(2);
  });

  it('200: lines as GeoJSON, with six digits or not at all; legs between several places', async () => {
    const geojson = await route({ waypoints, geometry: 'geojson' });
    const [leg] = geojson.data['legs'] as { geometry: { coordinates: number[][] } }[];
    expect(leg!.geometry.coordinates).toHaveLength(141);
    expect(leg!.geometry.coordinates[0]![0]).toBeCloseTo(7.4134, 2);
    const three = await route({
      waypoints: [...waypoints, waypoints[0]],
      geometry: 'none',
      profile: 'foot',
    });
    expect(three.data['legs']).toMatchObject([{ geometry: null }, { geometry: null }]);
  });

  it('200: tells turn by turn what is to be done, in the language that was asked for', async () => {
    const { data } = await route({ waypoints, steps: true, language: 'de' });
    const [leg] = data['legs'] as { distance_m: number; steps: StepAnswer[] }[];
    const { steps } = leg!;
    expect(steps[0]).toMatchObject({ maneuver: { type: 'depart' }, mode: 'driving' });
    expect(steps.at(-1)).toMatchObject({ maneuver: { type: 'arrive' }, distance_m: 0 });
    expect(steps.map(({ instruction }) => instruction).join('\n')).toMatch(/abbiegen/);
    const sum = steps.reduce((all, step) => all + step.distance_m, 0);
    expect(Math.abs(sum - leg!.distance_m)).toBeLessThan(1);
    expect(steps.at(-1)!.last_point).toBe(140);
    const plain = await route({ waypoints });
    expect(plain.data['legs']).toMatchObject([{ steps: null }]);
  });

  it('200: keeps out of areas, but not out of their holes', async () => {
    const free = await route({ waypoints });
    const [direct] = free.data['legs'] as { geometry: string }[];
    const [lat, lon] = polyline.decode(direct!.geometry)[70]!;
    const far = { lat, lon };
    const around = square(far, 0.0005);
    const kept = await route({ waypoints, avoid_polygons: polygon([around]) });
    expect(kept.status).toBe(200);
    expect(kept.data['duration_s']).toBeGreaterThan(Number(free.data['duration_s']));
    const [leg] = kept.data['legs'] as { geometry: string }[];
    const inside = polyline
      .decode(leg!.geometry)
      .filter((at) => Math.abs(at[0] - lat) < 0.0005 && Math.abs(at[1] - lon) < 0.0005);
    expect(inside).toEqual([]);
    const many = { type: 'MultiPolygon', coordinates: [[around], [square(far, 0.0004)]] };
    expect((await route({ waypoints, avoid_polygons: many })).data['duration_s']).toBe(
      kept.data['duration_s'],
    );
    const all = polygon([square({ lat: 43.73, lon: 7.42 }, 1)]);
    const shut = await route({ waypoints, avoid_polygons: all });
    expect([shut.status, shut.error.code]).toEqual([422, 'routing.unreachable']);
    const open = [square({ lat: 43.73, lon: 7.42 }, 1), square({ lat: 43.73, lon: 7.42 }, 0.9)];
    expect((await route({ waypoints, avoid_polygons: polygon(open) })).data['duration_s']).toBe(
      free.data['duration_s'],
    );
  });

  it.each([
    [
      'crosses_itself',
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
      '0',
    ],
    [
      'not_closed',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      '0',
    ],
    [
      'out_of_range',
      [
        [0, 0],
        [181, 0],
        [1, 1],
        [0, 0],
      ],
      '0',
    ],
    [
      'over_date_line',
      [
        [170, 0],
        [-170, 0],
        [-170, 1],
        [170, 0],
      ],
      '0',
    ],
    [
      'too_few_points',
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      '0',
    ],
    ['too_many_vertices', Array.from({ length: 10_001 }, () => [0, 0]), ''],
  ])('422: names the ring of an area that %s', async (code, ring, place) => {
    const refused = await location.post('/routes', { waypoints, avoid_polygons: polygon([ring]) });
    expect([refused.status, refused.error.code]).toEqual([422, 'validation_failed']);
    const where = ['body.avoid_polygons.coordinates', place]
      .filter((part) => part !== '')
      .join('.');
    expect(refused.error.errors).toMatchObject([{ location: where, code }]);
  });

  it('200: keeps a truck off what is too low for it, or closed when it sets out; 422: names what is wrong', async () => {
    const plain = await route({ waypoints });
    const small = { height_m: 1, width_m: 1, length_m: 1, weight_t: 1, axle_load_t: 1 };
    const sunday = '2026-11-22T09:00:00+01:00';
    const same = await route({ waypoints, vehicle: small, departure_at: sunday });
    expect(same.status).toBe(200);
    expect(same.data['distance_m']).toBe(plain.data['distance_m']);
    const high = await route({ waypoints, vehicle: { height_m: 20, weight_t: 40 } });
    const answered = high.status === 200 || high.error?.code === 'routing.unreachable';
    expect(answered).toBe(true);
    const wrong: [object, string][] = [
      [{ vehicle: small, profile: 'bike' }, 'body.vehicle'],
      [{ vehicle: { height_m: 0 } }, 'body.vehicle.height_m'],
      [{ vehicle: { height_m: 21 } }, 'body.vehicle.height_m'],
      [{ vehicle: { wheels: 4 } }, 'body.vehicle.wheels'],
      [{ departure_at: 'tomorrow' }, 'body.departure_at'],
    ];
    for (const [more, field] of wrong) {
      const refused = await location.post('/routes', { waypoints, ...more });
      expect(refused.status).toBe(422);
      expect(refused.error).toMatchObject({ errors: [{ location: field }] });
    }
  });

  it('200: tables and areas of a truck are what its routes are; 422: it has the profile `car`', async () => {
    const small = { height_m: 1, width_m: 1, length_m: 1, weight_t: 1, axle_load_t: 1 };
    const truck = { height_m: 4, width_m: 2.55, length_m: 16.5, weight_t: 40, hazmat: true };
    const sources = [...waypoints, { lat: 43.7344, lon: 7.418 }, { lat: 43.7415, lon: 7.429 }];
    // Which waits until the map is served.
    await route({ waypoints });
    const plain = await location.post('/matrix', { sources });
    const same = await location.post('/matrix', { sources, vehicle: small });
    const heavy = await location.post('/matrix', { sources, vehicle: truck });
    expect([same.status, heavy.status]).toEqual([200, 200]);
    for (const [row, from] of sources.entries()) {
      for (const [column, to] of sources.entries()) {
        if (row === column) continue;
        const cell = rowsOf(same)[row]![column]!;
        expect(Math.abs(cell - rowsOf(plain)[row]![column]!)).toBeLessThan(0.5);
        const way = await location.post('/routes', { waypoints: [from, to], vehicle: truck });
        const took = way.status === 200 ? way.data['duration_s'] : null;
        expect(rowsOf(heavy)[row]![column]).toBe(took);
      }
    }
    const asked = { place: sources[0], times_s: [600] };
    const open = await location.post('/isochrones', asked);
    const reached = await location.post('/isochrones', { ...asked, vehicle: truck });
    expect(reached.status).toBe(200);
    // No way of the sample has such a sign: what one closes is proved on maps that are drawn.
    expect(roadsOf(reached)).toBe(roadsOf(open));
    for (const [address, body] of [
      ['/matrix', { sources }],
      ['/isochrones', asked],
    ] as const) {
      const walked = { ...body, vehicle: small, profile: 'foot' };
      const refused = await location.post(address, walked);
      expect(refused.error).toMatchObject({ errors: [{ location: 'body.vehicle' }] });
    }
  });

  it('200: names other ways; 422: not between more than two places', async () => {
    const far = [
      { lat: 43.7344, lon: 7.418 },
      { lat: 43.7415, lon: 7.429 },
    ];
    const { data } = await route({ waypoints: far, alternatives: 3, steps: true });
    const others = data['alternatives'] as { duration_s: number; legs: { steps: unknown }[] }[];
    expect(others.length).toBeGreaterThan(0);
    for (const way of others) {
      expect(way.duration_s).toBeGreaterThanOrEqual(Number(data['duration_s']));
      expect(way.legs).toMatchObject([{ steps: expect.any(Array) }]);
    }
    expect((await route({ waypoints: far })).data['alternatives']).toEqual([]);
    const refused = await location.post('/routes', {
      waypoints: [...waypoints, waypoints[0]],
      alternatives: 1,
    });
    expect(refused.error.errors).toMatchObject([{ location: 'body.alternatives' }]);
  });

  it('200: says as GeoJSON how far one gets, by time and by distance', async () => {
    const place = { lat: 43.7385, lon: 7.4246 };
    await route({ waypoints });
    const { status, data } = await location.post('/isochrones', { place, times_s: [120, 300] });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      type: 'FeatureCollection',
      profile: 'car',
      attribution: '© OpenStreetMap contributors',
      features: [
        { properties: { time_s: 120, distance_m: null }, geometry: { type: 'MultiPolygon' } },
        { properties: { time_s: 300 } },
      ],
    });
    const reached = (data['features'] as { properties: { roads_m: number } }[]).map(
      ({ properties }) => properties.roads_m,
    );
    expect(reached[1]).toBeGreaterThan(reached[0]!);
    const metres = { place, distances_m: [500], profile: 'foot' };
    const walked = await location.post('/isochrones', metres);
    expect(walked.data['features']).toMatchObject([{ properties: { distance_m: 500 } }]);
    for (const wrong of [{}, { times_s: [60], distances_m: [60] }, { times_s: [0] }]) {
      const refused = await location.post('/isochrones', { place, ...wrong });
      expect([refused.status, refused.error.code]).toEqual([422, 'validation_failed']);
    }
  });

  it('200: finds the roads of a trace, tells of gaps and of what is none of it', async () => {
    const known = await route({ waypoints });
    const [leg] = known.data['legs'] as { geometry: string }[];
    const line = polyline.decode(leg!.geometry);
    const points = line.map(([lat, lon], index) => ({ lat, lon, recorded_at: timeAt(index * 5) }));
    const { status, data } = await location.post('/match', { points, accuracy_m: 4 });
    expect(status).toBe(200);
    const [only, ...more] = data['matchings'] as { distance_m: number; geometry: string }[];
    expect(more).toEqual([]);
    expect(only!.distance_m / Number(known.data['distance_m'])).toBeCloseTo(1, 1);
    expect(polyline.decode(only!.geometry).length).toBeGreaterThan(100);
    const late = points.map((one, index) => ({
      ...one,
      recorded_at: timeAt(index * 5 + (index < 70 ? 0 : 900)),
    }));
    const split = await location.post('/match', { points: late, accuracy_m: 4 });
    expect(split.data['matchings']).toHaveLength(2);
    const sea = points.map(({ lat, lon }) => ({ lat: lat - 0.02, lon: lon + 0.04 }));
    const none = await location.post('/match', { points: sea });
    expect([none.status, none.data['matchings']]).toEqual([200, []]);
    const back = [points[1], points[0]];
    const refused = await location.post('/match', { points: back });
    expect(refused.error.errors).toMatchObject([{ location: 'body.points.1.recorded_at' }]);
  });

  it('422: answers places that no road can be near, and hints at what is swapped', async () => {
    const region = await location.ready('Monaco (sample)');
    const [from] = waypoints;
    const odd = [
      { lat: 90, lon: 0 },
      { lat: -90, lon: 180 },
      { lat: 0, lon: 180 },
      { lat: 0, lon: -180 },
      { lat: 0, lon: 0 },
    ];
    for (const place of odd) {
      for (const [address, body] of Object.entries({
        '/routes': { waypoints: [from, place] },
        '/matrix': { sources: [from], targets: [place] },
        '/isochrones': { place, times_s: [60] },
      })) {
        const nowhere = await location.post(address, body);
        expect([nowhere.status, nowhere.error.code]).toEqual([422, 'routing.no_map']);
        const far = await location.post(address, { ...body, region });
        expect([far.status, far.error.code]).toEqual([422, 'routing.no_road_nearby']);
      }
      const snap = await location.post('/snap', { place, region });
      expect([snap.status, snap.data['roads']]).toEqual([200, []]);
      const trace = await location.post('/match', { points: [place, place], region });
      expect([trace.status, trace.data['matchings']]).toEqual([200, []]);
    }
    const swapped = waypoints.map(({ lat, lon }) => ({ lat: lon, lon: lat }));
    const hinted = await location.post('/routes', { waypoints: swapped });
    expect(hinted.error).toMatchObject({ code: 'routing.no_map' });
    expect(hinted.error.detail).toContain('swapped');
    const unknown = await location.post('/routes', { waypoints, region: 'reg_nothing' });
    expect([unknown.status, unknown.error.code]).toEqual([422, 'routing.no_map']);
  });

  it('200: 50 heavy questions at once are all answered', async () => {
    const asked = Array.from({ length: 50 }, (_, index) =>
      location.post('/isochrones', {
        place: { lat: 43.7385, lon: 7.4246 },
        times_s: [60 + index],
      }),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('200: a table says what routes say', async () => {
    const { data } = await location.post('/matrix', { sources: waypoints });
    const [there] = [await route({ waypoints, geometry: 'none' })];
    const durations = data['durations_s'] as number[][];
    expect(durations[0]![0]).toBe(0);
    expect(durations[0]![1]).toBeCloseTo(Number(there.data['duration_s']), 0);
  });

  it('200: names the nearest road', async () => {
    const { data } = await location.post('/snap', { place: { lat: 43.7384, lon: 7.4246 } });
    const [road] = data['roads'] as { distance_m: number; name: string | null }[];
    expect(road!.distance_m).toBeLessThan(100);
  });

  it.each([
    [
      'swapped degrees',
      { waypoints: [{ lat: 107.4, lon: 43.7 }, waypoints[1]] },
      'body.waypoints.0.lat',
    ],
    ['text', { waypoints: [{ lat: '43', lon: 7 }, waypoints[1]] }, 'body.waypoints.0.lat'],
    ['one place', { waypoints: [waypoints[0]] }, 'body.waypoints'],
    ['51 places', { waypoints: Array.from({ length: 51 }, () => waypoints[0]) }, 'body.waypoints'],
    ['an unknown profile', { waypoints, profile: 'rocket' }, 'body.profile'],
    ['an unknown field', { waypoints, colour: 'red' }, 'body'],
  ])('422: refuses %s and names the field', async (_what, body, field) => {
    const refused = await location.post('/routes', body);
    expect([refused.status, refused.error.code]).toEqual([422, 'validation_failed']);
    expect(JSON.stringify(refused.error)).toContain(field);
  });

  it('422: says that no map has a place, and that no road is near one', async () => {
    const paris = { lat: 48.85, lon: 2.35 };
    const lost = await location.post('/routes', { waypoints: [waypoints[0], paris] });
    expect([lost.status, lost.error.code]).toEqual([422, 'routing.no_map']);
    const sea = { lat: 43.72, lon: 7.44 };
    const afloat = await location.post('/routes', { waypoints: [waypoints[0], sea], radius_m: 50 });
    expect(afloat.error).toMatchObject({ code: 'routing.no_road_nearby' });
    expect(afloat.error.detail).toContain('place 1');
  });

  it('202: a project imports a map of its own, which nobody else sees', async () => {
    const made = await location.send('POST', '/regions?name=Streets', await readFile(STREETS));
    expect(made.status).toBe(202);
    expect(made.data).toMatchObject({ status: 'pending', is_shared: false, build: null });
    const done = await location.get(`/operations/${made.meta.operation_id}?wait=30`);
    expect(done.data).toMatchObject({ status: 'succeeded', progress: 1 });
    const { data } = await location.get(`/regions/${String(made.data['id'])}`);
    expect(data).toMatchObject({ status: 'ready', build: 1, problem: null });
    expect(data['counts']).toMatchObject({ edges_car: expect.any(Number) });
    expect((await location.get(`/regions/${String(made.data['id'])}`, other)).status).toBe(404);
    const [south, west, north, east] = data['bounds'] as [number, number, number, number];
    const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
    inStreets = middle;
    const near = { place: middle, radius_m: 2000 };
    await eventually(async () => (await location.post('/snap', near)).status === 200);
    expect((await location.post('/snap', near, other)).error.code).toBe('routing.no_map');
    const taken = await location.send('POST', '/regions?name=STREETS', await readFile(STREETS));
    expect(taken.error.code).toBe('region.name_taken');
  });

  it('422: a file that is no map fails with the reason, and the map of before is served on', async () => {
    const bad = await location.send('POST', '/regions?name=Bad', Buffer.from('no map at all'));
    const done = await location.get(`/operations/${bad.meta.operation_id}?wait=30`);
    expect(done.data).toMatchObject({ status: 'failed', error: { code: 'region.not_a_map' } });
    const { data } = await location.get(`/regions/${String(bad.data['id'])}`);
    expect(data).toMatchObject({ status: 'failed', build: null });

    const id = await location.ready('Streets');
    const worse = await location.send('PUT', `/regions/${id}/source`, Buffer.from('no map'));
    await location.get(`/operations/${worse.meta.operation_id}?wait=30`);
    const kept = await location.get(`/regions/${id}`);
    expect(kept.data).toMatchObject({ status: 'ready', build: 1, problem: expect.any(String) });
  });

  it('200: a newer file takes the place of the map while it is asked', async () => {
    const id = await location.ready('Streets');
    const asked: Promise<number>[] = [];
    const newer = await location.send('PUT', `/regions/${id}/source`, await readFile(STREETS));
    expect(newer.status).toBe(202);
    for (let times = 0; times < 40; times++) {
      asked.push(
        location.post('/routes', { waypoints, geometry: 'none' }).then((one) => one.status),
      );
      await Promise.all(asked.slice(-4));
    }
    await location.get(`/operations/${newer.meta.operation_id}?wait=30`);
    expect((await location.get(`/regions/${id}`)).data).toMatchObject({ build: 2, problem: null });
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  });

  it('tells others of a map when they can read what became of it, on deleting too', async () => {
    const bus = location.service.app.get(Bus);
    const rows = location.service.app.get(DataSource);
    // Other services of the same database are heard as well.
    const heard: { region: string; seen: Promise<unknown[]> }[] = [];
    bus.subscribe('location.regions', (message) => {
      const { region } = message as { region: string };
      const seen = rows.query('select build from region where id = $1', [region]);
      heard.push({ region, seen });
    });
    const made = await location.send('POST', '/regions?name=Told', await readFile(STREETS));
    const id = String(made.data['id']);
    const told = () => heard.filter(({ region }) => region === id);
    await location.get(`/operations/${made.meta.operation_id}?wait=30`);
    await eventually(() => expect(told()).toHaveLength(1));
    expect(await told()[0]!.seen).toEqual([{ build: 1 }]);
    await location.call('DELETE', `/regions/${id}`);
    await eventually(() => expect(told()).toHaveLength(2));
    expect(await told()[1]!.seen).toEqual([]);
  });

  it('a build that is nowhere is made anew, once', async () => {
    const id = await location.ready('Streets');
    const rows = location.service.app.get(DataSource);
    const lose =
      "update region set build = 40, problem = null, updated_at = now() - interval '1 hour'";
    await rows.query(`${lose} where id = $1`, [id]);
    const maps = location.service.app.get(LoadedMaps);
    await Promise.all(Array.from({ length: 50 }, () => maps.look()));
    await eventually(
      async () => {
        const { data } = await location.get(`/regions/${id}`);
        expect(data).toMatchObject({ status: 'ready', build: 41, problem: null });
      },
      { timeoutMs: 20_000 },
    );
    const near = { place: inStreets, radius_m: 2000 };
    await eventually(async () => (await location.post('/snap', near)).status === 200);
    const begun = await rows.query(
      "select count(*)::int as count from operation where resource_id = $1 and status <> 'failed'",
      [id],
    );
    // It was built, and brought up to date once, before.
    expect(begun).toEqual([{ count: 3 }]);
  });

  it('403: a map for everybody is not for one project to delete; 404: nor that of another', async () => {
    const sample = await location.ready('Monaco (sample)');
    expect((await location.call('DELETE', `/regions/${sample}`)).error.code).toBe('region.shared');
    const id = await location.ready('Streets');
    const foreign = await location.call('DELETE', `/regions/${id}`, { token: other });
    expect(foreign.status).toBe(404);
    expect((await location.call('DELETE', `/regions/${id}`)).data).toEqual({ id, deleted: true });
    // What nobody had asked for before is not there to be read any more.
    const bike = { place: inStreets, profile: 'bike', radius_m: 2000 };
    expect((await location.post('/snap', bike)).error.code).toBe('routing.no_map');
    expect((await location.get(`/regions/${id}`)).status).toBe(404);
  });

  it('403: a key that may only look imports nothing', async () => {
    const reader = location.auth.key('demo-reader', { scopes: ['*:read'] });
    const refused = await location.send('POST', '/regions?name=X', Buffer.from('x'), reader);
    expect(refused.status).toBe(403);
  });
});
