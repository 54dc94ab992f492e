import { eventually } from '@skydeck/testing';
import { LocationHarness } from './location-harness.js';

const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...coordinates: number[][][]) => ({
  type: 'polygon',
  polygon: { type: 'Polygon', coordinates },
});
const circle = (lat: number, lon: number, radius_m: number) => ({
  type: 'circle',
  center: { lat, lon },
  radius_m,
});

describe('geofences', () => {
  let location: LocationHarness;
  let other: string;

  beforeAll(async () => {
    location = await LocationHarness.start({
      LOCATION_SAMPLE: 'off',
      QUOTA_GEOFENCE_POINTS: '12000',
    });
    other = location.auth.key('rival');
  });

  afterAll(() => location.close());

  const make = async (body: object) => {
    const { status, data, error } = await location.post('/geofences', body);
    expect([status, error?.code]).toEqual([201, undefined]);
    return data as { id: string; version: number };
  };
  const change = (id: string, body: object, token?: string) =>
    location.call('PATCH', `/geofences/${id}`, {
      body: JSON.stringify(body),
      type: 'application/json',
      token,
    });

  const itemsOf = async (route: string, token?: string) =>
    (await location.get(route, token)).data['items'] as Record<string, unknown>[];

  it('201: keeps each kind of shape, and lists them, the large ones without', async () => {
    const shapes = [
      circle(47.1, 9.5, 500),
      polygon(square(9, 47, 9.1, 47.1), square(9.02, 47.02, 9.05, 47.05)),
      {
        type: 'corridor',
        line: { type: 'LineString', coordinates: square(9, 47, 9.1, 47.1) },
        width_m: 80,
      },
    ];
    for (const shape of shapes) {
      const { id } = await make({ name: shape.type, shape, dwell_s: 60, metadata: { site: 'A' } });
      const { data } = await location.get(`/geofences/${id}`);
      expect(data).toMatchObject({
        id,
        shape,
        dwell_s: 60,
        enabled: true,
        version: 1,
        schedule: null,
      });
      expect((await location.get(`/geofences/${id}`, other)).status).toBe(404);
    }
    const round = Array.from({ length: 120 }, (_, at) => {
      const angle = (at * Math.PI) / 60;
      return [9 + Math.cos(angle), 47 + Math.sin(angle)];
    });
    await make({ name: 'large', shape: polygon([...round, round[0]!]) });
    const { data } = await location.get('/geofences?limit=3&enabled=true');
    expect(data['items']).toMatchObject([
      { shape_type: 'polygon', points: 121, shape: null },
      { shape_type: 'corridor', shape: shapes[2] },
      { shape_type: 'polygon', points: 10, shape: shapes[1] },
    ]);
  });

  it.each([
    [
      'a bow tie',
      polygon([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ]),
      'crosses_itself',
      'body.shape.polygon.coordinates.0.0',
    ],
    [
      'a hole outside',
      polygon(square(0, 0, 4, 4), square(6, 6, 7, 7)),
      'hole_outside',
      'body.shape.polygon.coordinates.1',
    ],
    [
      'an open ring',
      polygon(square(0, 0, 1, 1).with(4, [0, 0.5])),
      'not_closed',
      'body.shape.polygon.coordinates.0',
    ],
    [
      'latitude first',
      polygon([
        [0, 0],
        [0, 91],
        [1, 1],
        [0, 0],
      ]),
      'too_big',
      'body.shape.polygon.coordinates.0.1.1',
    ],
    ['a circle without size', circle(0, 0, 0), 'too_small', 'body.shape.radius_m'],
    [
      'too many points',
      polygon(Array.from({ length: 10_001 }, () => [0, 0])),
      'too_big',
      'body.shape.polygon.coordinates.0',
    ],
    ['no shape at all', { type: 'star' }, 'invalid_union', 'body.shape.type'],
  ])('422: refuses %s, naming the ring and the place', async (_what, shape, code, place) => {
    const { status, error } = await location.post('/geofences', { name: 'Bad', shape });
    expect(status).toBe(422);
    expect(error.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ location: place, code })]),
    );
  });

  it('413: a body of a million points is not read', async () => {
    const shape = polygon([Array.from({ length: 1_000_000 }, () => [1, 1]).flat()]);
    const { status, error } = await location.post('/geofences', { name: 'Huge', shape });
    expect([status, error.code]).toEqual([413, 'payload_too_large']);
  });

  it('422: refuses a time zone that is none, and hours that are none', async () => {
    const hours = [{ days: [1], from: '08:00', until: '17:00' }];
    const shape = circle(0, 0, 10);
    const zone = await location.post('/geofences', {
      name: 'X',
      shape,
      schedule: { time_zone: 'Mars', hours },
    });
    expect(zone.error.errors).toMatchObject([
      { location: 'body.schedule.time_zone', code: 'bad_schedule' },
    ]);
    const late = { time_zone: 'UTC', hours: [{ ...hours[0], from: '25:00' }] };
    const clock = await location.post('/geofences', { name: 'X', shape, schedule: late });
    expect(clock.error.errors).toMatchObject([{ location: 'body.schedule.hours.0.from' }]);
  });

  it('412: refuses a change of what was changed meanwhile; 429: more points than the quota', async () => {
    const { id } = await make({ name: 'Yard', shape: circle(1, 1, 100) });
    const changed = await change(id, { name: 'Depot', enabled: false });
    expect(changed.data).toMatchObject({ name: 'Depot', enabled: false, version: 2 });
    const stale = await fetch(`${location.service.url}/api/v1/geofences/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${location.auth.key('demo')}`, 'if-match': 'W/"1.x"' },
    });
    expect(stale.status).toBe(412);
    expect((await change(id, { name: 'Mine' }, other)).status).toBe(404);
    const round = Array.from({ length: 9999 }, (_, at) => {
      const turn = (at / 9999) * 2 * Math.PI;
      return [Math.cos(turn), Math.sin(turn)].map((one) => Math.round(one * 1e6) / 1e6);
    });
    const big = polygon([...round, round[0]!]);
    await make({ name: 'Big', shape: big });
    const full = await location.post('/geofences', { name: 'Bigger', shape: big });
    expect([full.status, full.error.code]).toEqual([429, 'quota_exceeded']);
    const gone = await location.call('DELETE', `/geofences/${id}`);
    expect(gone.data).toEqual({ id, deleted: true });
    expect((await location.get(`/geofences/${id}`)).error.code).toBe('geofence.not_found');
    await eventually(async () => {
      const types = (await itemsOf('/events?limit=100')).map(({ type }) => type);
      expect(types).toEqual(
        expect.arrayContaining(['geofence.created', 'geofence.updated', 'geofence.deleted']),
      );
    });
  });

  it('200: a device comes, dwells and goes; who asks sees it at once, and nobody else does', async () => {
    const device = (
      await location.post('/devices', { name: 'Van 7', external_id: 'van-7', labels: ['van'] })
    ).data['id'] as string;
    const fence = await make({
      name: 'Depot',
      shape: circle(-20, 60, 500),
      dwell_s: 60,
      devices: { labels: ['van'] },
    });
    await make({ name: 'Not for it', shape: circle(-20, 60, 500), devices: { labels: ['bus'] } });
    const nowMs = Date.now() - 1_000_000;
    const at = (second: number, lat: number) => ({
      device_id: device,
      recorded_at: new Date(nowMs + second * 1000).toISOString(),
      lat,
      lon: 60,
    });
    const send = (...positions: object[]) => location.post('/positions', { positions });
    await send(at(0, -21), at(10, -20));
    expect(await itemsOf(`/geofences/${fence.id}/devices`)).toMatchObject([
      { device_id: device, device_name: 'Van 7', entered_at: at(10, 0).recorded_at, lat: -20 },
    ]);
    expect(await itemsOf(`/devices/${device}/geofences`)).toMatchObject([
      { geofence_id: fence.id, geofence_name: 'Depot' },
    ]);
    expect((await location.get(`/geofences/${fence.id}/devices`, other)).status).toBe(404);
    expect((await location.get(`/devices/${device}/geofences`, other)).status).toBe(404);
    // Late, twice, and out again.
    await send(at(5, -20), at(10, -20), at(100, -20.5));
    await send(at(50, -20));
    expect(await itemsOf(`/geofences/${fence.id}/devices`)).toEqual([]);
    const events = await itemsOf(`/geofence-events?device=${device}&sort=at`);
    expect(events).toMatchObject([
      {
        kind: 'entered',
        geofence_id: fence.id,
        geofence_version: 1,
        at: at(10, 0).recorded_at,
        cause: null,
      },
      { kind: 'dwelled', at: at(70, 0).recorded_at, lat: -20 },
      {
        kind: 'exited',
        at: at(100, 0).recorded_at,
        entered_at: at(10, 0).recorded_at,
        cause: 'left',
      },
    ]);
    expect(
      await itemsOf(
        `/geofence-events?geofence=${fence.id}&kind=dwelled&from=${at(60, 0).recorded_at}`,
      ),
    ).toHaveLength(1);
    expect(await itemsOf(`/geofence-events?until=${at(0, 0).recorded_at}`)).toEqual([]);
    expect(await itemsOf('/geofence-events', other)).toEqual([]);
    const first = await location.get('/geofence-events?limit=2');
    const { next_cursor: cursor } = (first.meta as unknown as { page: { next_cursor: string } })
      .page;
    expect(await itemsOf(`/geofence-events?limit=2&cursor=${cursor}`)).toMatchObject([
      { id: events[0]!['id'] },
    ]);
    const told = await eventually(async () => {
      const all = await itemsOf('/events?limit=100&type=geofence.*');
      const found = all.filter(({ type }) => /entered|exited|dwelled/.test(String(type)));
      return found.length === 3 && found;
    });
    expect(told.map(({ data }) => data)).toContainEqual({
      id: events[2]!['id'],
      geofence_id: fence.id,
      geofence_name: 'Depot',
      geofence_version: 1,
      device_id: device,
      device_name: 'Van 7',
      device_external_id: 'van-7',
      at: at(100, 0).recorded_at,
      entered_at: at(10, 0).recorded_at,
      lat: -20.5,
      lon: 60,
      cause: 'left',
      duration_s: 90,
    });
    expect((await location.call('DELETE', `/devices/${device}`)).status).toBe(200);
    await send(at(200, -20));
    expect(await itemsOf(`/geofences/${fence.id}/devices`)).toEqual([]);
  });

  it('200: tells which geofences have a place, and whether they are watched at a time', async () => {
    const hours = [{ days: [1], from: '08:00', until: '17:00' }];
    const shape = circle(-30, 70, 500);
    const open = await make({ name: 'Always', shape });
    const office = await make({ name: 'Mondays', shape, schedule: { time_zone: 'UTC', hours } });
    await make({ name: 'Off', shape, enabled: false });
    const place = { lat: -30, lon: 70.001, at: '2026-11-22T09:00:00Z' };
    const { data } = await location.post('/geofences/check', place);
    expect(data).toEqual({
      count: 2,
      geofences: [
        { id: open.id, name: 'Always', version: 1, is_watched: true },
        { id: office.id, name: 'Mondays', version: 1, is_watched: false },
      ].toSorted((one, two) => (one.id < two.id ? -1 : 1)),
    });
    const few = await location.post('/geofences/check', { ...place, limit: 1 });
    expect(few.data).toMatchObject({ count: 2, geofences: [{}] });
    expect((await location.post('/geofences/check', place, other)).data).toEqual({
      count: 0,
      geofences: [],
    });
    const reader = location.auth.key('demo-reader', { scopes: ['tracking:read'] });
    expect((await location.post('/geofences', { name: 'X', shape }, reader)).status).toBe(403);
    const bad = await location.post('/geofences/check', { lat: 91, lon: 0 });
    expect(bad.error.errors).toMatchObject([{ location: 'body.lat' }]);
  });
});
