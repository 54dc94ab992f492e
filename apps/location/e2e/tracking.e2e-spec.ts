import { tripsOf } from '../src/tracking/trips/trips-of.js';
import { berlin } from '../src/tracking/fixtures/trace.js';
import { eventually } from '@skydeck/testing';
import { type Answer, LocationHarness } from './location-harness.js';

let location: LocationHarness;
let stranger: string;

beforeAll(async () => {
  location = await LocationHarness.start({
    LOCATION_SAMPLE: 'off',
    LOCATION_OFFLINE_AFTER_S: '10',
  });
  stranger = location.auth.key('other');
});
afterAll(() => location.close());

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const at = (device_id: string, seconds: number, over: object = {}) => ({
  device_id,
  recorded_at: ago(seconds),
  lat: 47.1,
  lon: 9.5,
  ...over,
});
const send = (...positions: object[]) => location.post('/positions', { positions });
const patch = (route: string, body: object) =>
  location.call('PATCH', route, { body: JSON.stringify(body), type: 'application/json' });
const itemsOf = ({ data }: Answer) => data['items'] as Record<string, unknown>[];
async function newDevice(body: object = {}): Promise<string> {
  const { data } = await location.post('/devices', { name: 'Van', ...body });
  return data['id'] as string;
}
const keyOf = async (id: string) =>
  (await location.post(`/devices/${id}/key`, {})).data['ingest_key'] as string;
const gpx = (points: readonly string[]) =>
  `<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}
const raw = (route: string, init: Asked = {}) =>
  fetch(`${location.service.url}/api/v1${route}`, {
    ...init,
    headers: { authorization: `Bearer ${location.auth.key('demo')}`, ...init.headers },
  });
const open = (route: string, init: RequestInit = {}) =>
  fetch(`${location.service.url}/api/v1${route}`, init);

describe('devices', () => {
  it('201, 200: are made, changed, found and deleted', async () => {
    const made = await location.post('/devices', {
      name: 'Van 7',
      external_id: 'van-7',
      type: 'car',
      labels: ['fleet', 'north'],
      metadata: { plate: 'FL 1234' },
    });
    expect(made).toMatchObject({
      status: 201,
      data: { status: 'offline', last_position: null, seen_at: null, ingest_key_end: null },
    });
    const id = made.data['id'] as string;
    expect(await patch(`/devices/${id}`, { name: 'Van 8', labels: ['south'] })).toMatchObject({
      status: 200,
      data: { name: 'Van 8', external_id: 'van-7', labels: ['south'] },
    });
    for (const query of ['label=south', 'external_id=van-7', 'name=AN+8', 'type=car&label=south']) {
      expect(itemsOf(await location.get(`/devices?${query}`))).toMatchObject([{ id }]);
    }
    expect(itemsOf(await location.get('/devices?label=north'))).toEqual([]);
    expect(await location.call('DELETE', `/devices/${id}`)).toMatchObject({
      data: { id, deleted: true },
    });
    expect(await location.get(`/devices/${id}`)).toMatchObject({
      error: { code: 'tracked_device.not_found' },
    });
  });

  it('409: have a name of their owner once in a project, and of a protocol once in all', async () => {
    await newDevice({ external_id: '350000000000001', protocol: 'gt06' });
    const again = { name: 'x', external_id: '350000000000001' };
    const taken = { status: 409, error: { code: 'tracked_device.external_id_taken' } };
    expect(await location.post('/devices', again)).toMatchObject(taken);
    expect((await location.post('/devices', again, stranger)).status).toBe(201);
    const tracker = { ...again, protocol: 'gt06' };
    expect(await location.post('/devices', tracker, location.auth.key('third'))).toMatchObject(
      taken,
    );
    expect(await location.post('/devices', { name: 'x', protocol: 'gt06' })).toMatchObject({
      status: 422,
      error: { code: 'tracked_device.no_external_id' },
    });
  });

  it('404: are nobody else’s', async () => {
    const id = await newDevice();
    for (const route of ['', '/positions', '/trips', '/stops']) {
      expect((await location.get(`/devices/${id}${route}`, stranger)).status).toBe(404);
    }
    for (const [method, route] of [
      ['DELETE', ''],
      ['DELETE', '/positions'],
      ['POST', '/key'],
    ] as const) {
      const { status } = await location.call(method, `/devices/${id}${route}`, { token: stranger });
      expect(status).toBe(404);
    }
    const sent = await location.post('/positions', { positions: [at(id, 1)] }, stranger);
    expect(sent.data).toMatchObject({ refused: 1, results: [{ code: 'unknown_device' }] });
  });

  it('412: are not changed by who read another version', async () => {
    const id = await newDevice();
    const response = await raw(`/devices/${id}`, {
      method: 'PATCH',
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json', 'if-match': 'W/"7.x"' },
    });
    expect(response.status).toBe(412);
  });
});

describe('positions', () => {
  it('200: are judged one by one, and move the device', async () => {
    const id = await newDevice({ external_id: 'judged' });
    const sent = [
      at(id, 30),
      at('judged', 20, { speed_mps: 3, attributes: { rpm: 900 } }),
      at(id, 10, { lat: 91 }),
      at('nobody', 10),
      at(id, -700),
      at(id, 91 * 86_400),
    ];
    expect(await send(...sent)).toMatchObject({
      status: 200,
      data: {
        stored: 2,
        refused: 4,
        results: [
          { index: 2, status: 'refused', code: 'invalid', field: 'lat' },
          { index: 3, code: 'unknown_device', field: 'device_id' },
          { index: 4, code: 'in_the_future', field: 'recorded_at' },
          { index: 5, code: 'too_old', field: 'recorded_at' },
        ],
      },
    });
    expect((await send(...sent.slice(0, 2), at(id, 25))).data).toMatchObject({
      stored: 0,
      late: 1,
      duplicates: 2,
    });
    await eventually(async () => {
      const { data } = await location.get(`/devices/${id}`);
      expect(data).toMatchObject({
        status: 'online',
        last_position: { recorded_at: sent[1]!.recorded_at, speed_mps: 3 },
      });
    });
    await eventually(async () => {
      const { data } = await location.get('/events?type=tracked_device.online');
      expect(JSON.stringify(data)).toContain(id);
    });
  });

  it('200: are where the device is, at once', async () => {
    const id = await newDevice();
    for (const lat of [47.2, 47.3]) {
      await send(at(id, 50 - lat, { lat }));
      const { data } = await location.get(`/devices/${id}`);
      expect(data['last_position']).toMatchObject({ lat, lon: 9.5 });
    }
  });

  it('422: come as 1 to 1,000 objects', async () => {
    for (const positions of [[], Array.from({ length: 1001 }, () => ({})), ['x'], 'x']) {
      expect((await location.post('/positions', { positions })).status).toBe(422);
    }
  });

  it('200: are read in pages, and as files', async () => {
    const id = await newDevice();
    const line = Array.from({ length: 25 }, (_, index) =>
      at(id, 100 - index, { lat: 47 + index / 1000, lon: 9 }),
    );
    await send(...line);
    const first = await location.get(`/devices/${id}/positions?limit=20&sort=recorded_at`);
    expect(itemsOf(first).map(({ recorded_at }) => recorded_at)).toEqual(
      line.slice(0, 20).map(({ recorded_at }) => recorded_at),
    );
    const { next_cursor: cursor } = (first.meta as { page: { next_cursor: string } }).page;
    const next = `/devices/${id}/positions?limit=20&sort=recorded_at&cursor=${cursor}`;
    expect(itemsOf(await location.get(next))).toHaveLength(5);
    expect(itemsOf(await location.get(`/devices/${id}/positions?simplify=5`))).toHaveLength(2);
    const some = `from=${line[5]!.recorded_at}&to=${line[8]!.recorded_at}`;
    expect(itemsOf(await location.get(`/devices/${id}/positions?${some}`))).toHaveLength(3);
    for (const list of ['positions', 'trips', 'stops']) {
      const far = 'from=0000-01-01T00:00:00Z&to=9999-12-31T23:59:59Z';
      expect((await location.get(`/devices/${id}/${list}?${far}`)).status).toBe(200);
    }
    for (const [format, type, mark] of [
      ['geojson', 'application/geo+json', '"Point"'],
      ['gpx', 'application/gpx+xml', '<trkpt'],
      ['csv', 'text/csv', '47.005,9'],
    ] as const) {
      const response = await raw(`/devices/${id}/positions/export?format=${format}&${some}`);
      expect(response.headers.get('content-type')).toContain(type);
      const text = await response.text();
      expect(text.split(mark).length - 1).toBe(format === 'csv' ? 1 : 3);
    }
  });

  it('200: are deleted, some or all, and what comes later stays', async () => {
    const id = await newDevice();
    await send(at(id, 50), at(id, 40), at(id, 30));
    const route = `/devices/${id}/positions`;
    expect((await location.call('DELETE', `${route}?to=${ago(45)}`)).data).toEqual({
      id,
      deleted_positions: 1,
    });
    expect((await location.call('DELETE', route)).data).toMatchObject({ deleted_positions: 2 });
    expect(itemsOf(await location.get(route))).toEqual([]);
    expect((await location.get(`/devices/${id}`)).data['last_position']).toBeNull();
    expect((await send(at(id, 60))).data).toMatchObject({ stored: 1 });
  });
});

describe('reports of phones', () => {
  it('200: come as parameters, as a form, and as JSON, by the key of the device alone', async () => {
    const id = await newDevice();
    const key = await keyOf(id);
    const now = Math.floor(Date.now() / 1000);
    const said = (seconds: number) => `id=${key}&lat=47&lon=9&timestamp=${now - seconds}&batt=80`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = {
      device_id: key,
      location: { timestamp: ago(4), coords: { latitude: 47, longitude: 9 } },
    };
    const answers = [
      await open(`/report?${said(7)}`),
      await open(`/report?${said(6)}`, { method: 'POST' }),
      await open('/report', { method: 'POST', headers: form, body: said(5) }),
      await open('/report', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ data: { status: 'stored' } });
    }
    expect(await (await open(`/report?${said(6)}`)).json()).toMatchObject({
      data: { status: 'duplicate' },
    });
    expect(itemsOf(await location.get(`/devices/${id}/positions`))).toHaveLength(4);
  });

  it('401, 422: need a key that is good, and a place', async () => {
    const id = await newDevice();
    const key = await keyOf(id);
    expect((await open(`/report?id=${key}&lat=91&lon=9`)).status).toBe(422);
    expect((await open(`/report?id=${key}&lat=1&lon=9&note=%00`)).status).toBe(422);
    expect((await open('/report', { method: 'POST' })).status).toBe(422);
    const other = await keyOf(id);
    expect(other).not.toBe(key);
    for (const wrong of [key, id, 'x']) {
      const response = await open(`/report?id=${wrong}&lat=1&lon=9`);
      expect(await response.json()).toMatchObject({
        error: { code: 'tracked_device.key_invalid' },
      });
    }
    expect((await open(`/report?id=${other}&lat=1&lon=9`)).status).toBe(200);
    const { data } = await location.get(`/devices/${id}`);
    expect(data['ingest_key_end']).toBe(other.slice(-4));
    expect(JSON.stringify(data)).not.toContain(other);
  });
});

describe('trips', () => {
  it('200: are found in a GPX file, again after more of it came late, and are deleted', async () => {
    const id = await newDevice();
    const drive = berlin();
    const endMs = Date.now() - 3_600_000;
    const shiftMs = endMs - drive.at(-1)!.recordedAtMs;
    const points = drive.map(({ lat, lon, recordedAtMs }) => {
      const time = new Date(recordedAtMs + shiftMs).toISOString();
      return `<trkpt lat="${lat}" lon="${lon}"><time>${time}</time></trkpt>`;
    });
    const upload = (some: readonly string[]) =>
      location.call('POST', `/devices/${id}/gpx`, {
        body: gpx(some),
        type: 'application/gpx+xml',
      });
    const some = points.filter((_, index) => index % 3 !== 1);
    expect(await upload(some)).toMatchObject({ status: 200, data: { stored: some.length } });
    const standMs = Date.now() - 60_000;
    const stand = new Date(standMs).toISOString();
    await upload([points.at(-1)!.replace(/<time>.*<\/time>/, `<time>${stand}</time>`)]);
    const early = itemsOf(await location.get(`/devices/${id}/trips`));
    expect(early[0]!['geometry']).toEqual(expect.any(String));
    expect((await upload(points)).data).toMatchObject({
      late: points.length - some.length,
      duplicates: some.length,
    });
    const shifted = drive.map(({ lat, lon, recordedAtMs }) => ({
      lat,
      lon,
      recordedAtMs: recordedAtMs + shiftMs,
    }));
    const wanted = tripsOf([...shifted, { ...shifted.at(-1)!, recordedAtMs: standMs }]);
    const trips = itemsOf(
      await location.get(`/devices/${id}/trips?geometry=geojson&sort=started_at`),
    );
    expect(trips).not.toEqual(early);
    expect(trips).toEqual(
      wanted.map((trip): unknown =>
        expect.objectContaining({
          started_at: new Date(trip.startedAtMs).toISOString(),
          ended_at: new Date(trip.endedAtMs).toISOString(),
          distance_m: Math.round(trip.distanceM * 10) / 10,
        }),
      ),
    );
    expect(trips[0]!['geometry']).toMatchObject({ type: 'LineString' });
    const [last] = itemsOf(await location.get(`/devices/${id}/stops`));
    expect(last).toMatchObject({ started_at: trips.at(-1)!['ended_at'], ended_at: null });
    await location.call('DELETE', `/devices/${id}/positions`);
    expect(itemsOf(await location.get(`/devices/${id}/trips`))).toEqual([]);
    expect((await upload(['<broken'])).status).toBe(422);
  });
});
