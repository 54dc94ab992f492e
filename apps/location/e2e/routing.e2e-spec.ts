import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import polyline from '@mapbox/polyline';
import { eventually } from '@skydeck/testing';
import { LocationHarness } from './location-harness.js';

const at = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const STREETS = at('fixtures/maps/one-way-dead-end.osm.pbf');

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
