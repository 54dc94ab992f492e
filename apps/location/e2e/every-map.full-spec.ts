import { VectorTile } from '@mapbox/vector-tile';
import { eventually } from '@skydeck/testing';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import { LocationHarness } from './location-harness.js';
import { BUILDING_MS, importMap, isThere, MAPS, type Place, seeded } from './real-maps.js';

if (!isThere)
  process.stderr.write('SKIPPED: all questions on real maps, as SKYDECK_LOCATION_DATA has none\n');
const NAMES = 5;
/** Less than a second between two bends would be another place at the same time. */
const STEP_S = 1;
const STAYS_S = [60, 120, 180, 240];
/** What stays nearer to its start is taken for drift. */
const DRIFT_M = 300;
const FAST_MPS = 13;
const LONGEST_STEP_M = 1000;
const METRES = 111_195;

interface Named extends Place {
  readonly id: string;
  readonly name: string | null;
  readonly distance_m: number | null;
}

const metresBetween = (one: Place, other: Place): number =>
  METRES *
  Math.hypot((other.lon - one.lon) * Math.cos((one.lat * Math.PI) / 180), other.lat - one.lat);

const words = (query: Record<string, string>) => new URLSearchParams(query).toString();

(isThere ? describe : describe.skip)('places, pictures, plans and drives on real maps', () => {
  let location: LocationHarness;
  const figures: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const settings = { LOCATION_SAMPLE: 'off', LOCATION_CITIES: 'off', QUOTA_REGIONS: '100' };
    location = await LocationHarness.start({ ...settings, QUOTA_TRACKED_DEVICES: '0' });
  }, BUILDING_MS);
  afterAll(async () => {
    for (const one of figures) process.stderr.write(`${JSON.stringify(one)}\n`);
    await location.close();
  });

  const read = async (route: string) => {
    const headers = { authorization: `Bearer ${location.auth.key('demo')}` };
    return fetch(`${location.service.url}/api/v1${route}`, { headers });
  };

  /** The tiles of a place, from far away to its streets. */
  async function tilesAt({ lat, lon }: Place, region: string): Promise<number> {
    let drawn = 0;
    for (const z of [0, 6, 10, 12, 14]) {
      const side = 2 ** z;
      const turn = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / Math.PI;
      const [x, y] = [Math.floor(((lon + 180) / 360) * side), Math.floor(((1 - turn) / 2) * side)];
      const tile = await read(`/tiles/${z}/${x}/${y}.mvt?region=${region}`);
      expect([200, 204]).toContain(tile.status);
      if (tile.status === 204) continue;
      const { layers } = new VectorTile(new PbfReader(new Uint8Array(await tile.arrayBuffer())));
      drawn += Object.values(layers).reduce((sum, { length }) => sum + length, 0);
    }
    const query = words({
      center: `${lat},${lon}`,
      zoom: '14',
      width: '320',
      height: '200',
      region,
    });
    const image = await read(`/maps/static?${query}`);
    expect(image.status).toBe(200);
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([width, height]).toEqual([320, 200]);
    return drawn;
  }

  /** What is near is found again by its name, and where it is. */
  async function placesAt({ lat, lon }: Place) {
    const at = { lat: `${lat}`, lon: `${lon}` };
    const near = await location.get(`/places/nearby?${words({ ...at, radius_m: '5000' })}`);
    expect(near.status).toBe(200);
    const all = near.data['places'] as Named[];
    const away = all.map(({ distance_m }) => distance_m!);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    const back = await location.get(`/reverse?${words({ ...at, radius: '5000' })}`);
    expect(back.status).toBe(200);
    const named = all.filter(({ name }) => (name ?? '').length > 3).slice(0, NAMES);
    let found = 0;
    for (const { id, name, ...there } of named) {
      expect((await location.get(`/places/${encodeURIComponent(id)}`)).data).toMatchObject({ id });
      const q = name!.slice(0, 200);
      const around = `${there.lat},${there.lon}`;
      const asked = await Promise.all([
        location.get(`/geocode?${words({ q, near: around })}`),
        location.get(`/autocomplete?${words({ q: q.slice(0, 60), near: around })}`),
        location.get(`/places/search?${words({ q, near: around })}`),
        location.post('/geocode/batch', { items: [{ q }, { lat: there.lat, lon: there.lon }] }),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const first = (asked[0].data['results'] as { name: string }[]).map((one) => one.name);
      found += first.includes(name!) ? 1 : 0;
    }
    return { places: all.length, asked: named.length, found };
  }

  /** Who drives along a way is where it was, has a trip, and arrives. */
  async function driveAlong(line: readonly [number, number][], region: string) {
    const made = await location.post('/devices', { name: `Van of ${region}` });
    const device = String(made.data['id']);
    const [lon, lat] = line.at(-1)!;
    const shape = { type: 'circle', center: { lat, lon }, radius_m: 60 };
    const fence = await location.post('/geofences', { name: `End of ${region}`, shape });
    let atMs = Date.now() - 12 * 3_600_000;
    const positions = line.flatMap(([x, y], index) => {
      const [bx, by] = line[Math.max(0, index - 1)]!;
      const metres = metresBetween({ lat: y, lon: x }, { lat: by, lon: bx });
      // Who is silent for half an hour has ended a trip, and some maps have roads of 55 km without a bend.
      const pieces = Math.ceil(metres / LONGEST_STEP_M) || 1;
      return Array.from({ length: pieces }, (_, piece) => {
        const part = (piece + 1) / pieces;
        atMs += Math.max(STEP_S, metres / pieces / FAST_MPS) * 1000;
        const recorded_at = new Date(atMs).toISOString();
        return {
          device_id: device,
          recorded_at,
          lat: by + (y - by) * part,
          lon: bx + (x - bx) * part,
        };
      });
    });
    const driven = positions.slice(STAYS_S.length - 1000);
    // A trip has ended when one has stood for a while where it ends.
    const last = driven.at(-1)!;
    const stays = STAYS_S.map((seconds) => {
      const recorded_at = new Date(atMs + seconds * 1000).toISOString();
      return { device_id: device, recorded_at, lat: last.lat, lon: last.lon };
    });
    const sent = await location.post('/positions', { positions: [...driven, ...stays] });
    expect(sent.status).toBe(200);
    const events = await location.get(`/geofence-events?device=${device}`);
    const trips = await location.get(`/devices/${device}/trips`);
    const [start] = line;
    const eta = await location.get(
      `/devices/${device}/eta?${words({ lat: `${start![1]}`, lon: `${start![0]}`, region })}`,
    );
    expect([200, 422]).toContain(eta.status);
    for (const format of ['geojson', 'gpx', 'csv']) {
      const file = await read(`/devices/${device}/positions/export?format=${format}`);
      expect([file.status, (await file.text()).length > 100]).toEqual([200, true]);
    }
    await location.call('DELETE', `/geofences/${String(fence.data['id'])}`);
    const kinds = (events.data['items'] as { kind: string }[]).map(({ kind }) => kind);
    const [from] = driven;
    const farthestM = Math.max(...driven.map((one) => metresBetween(from!, one)));
    const isTrip = farthestM > DRIFT_M;
    expect((trips.data['items'] as object[]).length).toBeGreaterThanOrEqual(isTrip ? 1 : 0);
    return { trips: (trips.data['items'] as object[]).length, events: kinds, eta: eta.status };
  }

  it.each(MAPS)(
    '200: %s',
    async (name) => {
      const made = await importMap(location, name);
      if ('problem' in made) {
        expect(made.problem).toMatchObject({ code: 'region.not_a_map' });
        return;
      }
      const { region } = made;
      const [south, west, north, east] = made.bounds;
      const random = seeded(made.bytes);
      const isFar = east - west > 5;
      const corner = isFar ? 0.3 : Number.POSITIVE_INFINITY;
      const somewhere = (): Place => ({
        lat: south + random() * Math.min(corner, north - south),
        lon: west + random() * Math.min(corner, east - west),
      });
      const roads: Place[] = [];
      // Some maps have paths only.
      let profile = 'car';
      for (let tries = 0; roads.length < 6 && tries < 600; tries++) {
        if (tries === 300 && roads.length === 0) profile = 'foot';
        const asked = { place: somewhere(), region, radius_m: 5000, profile };
        const near = await location.post('/snap', asked);
        const [road] = (near.data['roads'] as Place[] | undefined) ?? [];
        if (road) roads.push({ lat: road.lat, lon: road.lon });
      }
      expect(roads.length).toBeGreaterThan(1);
      const [first] = roads;
      for (const document of ['style.json', 'tiles.json']) {
        expect((await read(`/tiles/${document}?region=${region}`)).status).toBe(200);
      }
      const drawn = await tilesAt(first!, region);
      expect(drawn).toBeGreaterThan(0);
      const places = await placesAt(first!);
      expect(places.found).toBeGreaterThanOrEqual(places.asked * 0.6);

      const plan = await location.post('/optimize', {
        profile,
        vehicles: [{ id: 'van', start: first, end: first }],
        jobs: roads.slice(1).map((at, index) => ({ id: `${index}`, location: at })),
        time_limit_s: 0.2,
        region,
      });
      expect([200, 422]).toContain(plan.status);
      // A hundred and one of each are for the background.
      const many = Array.from({ length: 101 }, (_, at) => roads[at % roads.length]!);
      const table = await location.post('/matrix', {
        sources: many,
        targets: many,
        region,
        profile,
      });
      expect(table.status).toBe(202);
      const job = String(table.data['id']);
      await eventually(
        async () =>
          (await location.get(`/matrix-jobs/${job}?wait=10`)).data['finished_at'] !== null,
        { timeoutMs: 60_000 },
      );
      const rows = await location.get(`/matrix-jobs/${job}/rows?limit=2`);
      expect((rows.data['items'] as { durations_s: unknown[] }[])[0]!.durations_s).toHaveLength(
        101,
      );
      await location.call('DELETE', `/matrix-jobs/${job}`);

      let drive: object | null = null;
      for (const to of roads.slice(1)) {
        const waypoints = [first, to];
        const way = await location.post('/routes', {
          waypoints,
          region,
          profile,
          geometry: 'geojson',
        });
        if (way.status !== 200) continue;
        const [leg] = way.data['legs'] as { geometry: { coordinates: [number, number][] } }[];
        const { coordinates } = leg!.geometry;
        if (coordinates.length < 5) continue;
        drive = await driveAlong(coordinates, region);
        expect(drive).toMatchObject({ events: expect.arrayContaining(['entered']) });
        break;
      }
      figures.push({ name, drawn, ...places, plan: plan.status, drive });
    },
    BUILDING_MS,
  );
});
