import { once } from 'node:events';
import { hashOf, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { EventSource } from 'eventsource';
import { connectAsync } from 'mqtt';
import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';
import { TrackerClient } from '../src/tracking/inputs/fixtures/tracker-client.js';
import { Inputs } from '../src/tracking/inputs/inputs.js';
import { bytesOf, GT06, TELTONIKA } from '../src/tracking/protocols/fixtures/frames.js';
import { crcX25 } from '../src/tracking/protocols/crc16.js';
import { LocationHarness } from './location-harness.js';

interface Told {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

let location: LocationHarness;
let key: string;
let stranger: string;
const ends: (() => void)[] = [];

beforeAll(async () => {
  location = await LocationHarness.start({
    LOCATION_MQTT_PORT: '0',
    LOCATION_GT06_PORT: '0',
    LOCATION_TELTONIKA_PORT: '0',
    LOCATION_POSITION_RETENTION_DAYS: '3650',
  });
  key = location.auth.key('demo');
  stranger = location.auth.key('other');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
afterAll(() => location.close());

const at = (route: string) => `${location.service.url}/api/v1${route}`;
const socketAt = (route: string) => at(route).replace('http', 'ws');
const portOf = (way: 'gt06' | 'teltonika' | 'mqtt') =>
  location.service.app.get(Inputs).portOf(way)!;

const statusOf = async (route: string, token?: string) => (await location.get(route, token)).status;

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const textAt = async (address: string) => (await fetch(address)).text();

let seconds = 0;
const position = (device_id: string, over: object = {}) => ({
  device_id,
  recorded_at: new Date(Date.now() - 3_600_000 + seconds++ * 1000).toISOString(),
  lat: 43.7338,
  lon: 7.4134,
  ...over,
});
const send = (...positions: object[]) => location.post('/positions', { positions });

async function newDevice(body: object = {}): Promise<string> {
  const { data } = await location.post('/devices', { name: 'Van', ...body });
  return data['id'] as string;
}
const keyOf = async (id: string) =>
  (await location.post(`/devices/${id}/key`, {})).data['ingest_key'] as string;
const lastOf = async (id: string) =>
  (await location.get(`/devices/${id}`)).data['last_position'] as Record<string, unknown> | null;

/** Follows as a browser does. */
async function follow(route: string, token: string | null = key, after?: string): Promise<Told[]> {
  const told: Told[] = [];
  const source = new EventSource(route.startsWith('http') ? route : at(route), {
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: {
          ...init.headers,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(after !== undefined && { 'last-event-id': after }),
        },
      }),
  });
  ends.push(() => source.close());
  for (const type of ['position', 'left', 'geofence', 'share', 'ended']) {
    source.addEventListener(type, ({ lastEventId, data }) =>
      told.push({ id: lastEventId, type, data: JSON.parse(String(data)) as Told['data'] }),
    );
  }
  await new Promise<void>((resolve, reject) => {
    source.addEventListener('open', () => resolve());
    source.addEventListener('error', ({ code, message }) =>
      reject(new Error(`${code} ${message}`)),
    );
  });
  return told;
}

async function socket(route: string, headers: Record<string, string> = {}) {
  const made = new WebSocket(route.startsWith('ws') ? route : socketAt(route), { headers });
  const told: Told[] = [];
  made.on('message', (bytes: Buffer) => told.push(JSON.parse(bytes.toString()) as Told));
  ends.push(() => made.terminate());
  await new Promise((resolve, reject) => made.once('open', resolve).once('error', reject));
  return { made, told };
}

describe('who follows', () => {
  it('SSE: is told where devices are, what they do at geofences, and nothing of others', async () => {
    const [one, two] = [await newDevice({ labels: ['north'] }), await newDevice()];
    await location.post('/geofences', {
      name: 'Yard',
      shape: { type: 'circle', center: { lat: 43.8, lon: 7.5 }, radius_m: 200 },
    });
    await send(position(one));
    const told = await follow('/stream');
    const foreign = await follow('/stream', stranger);
    const only = await follow(`/stream?devices=${two}&start=now`);
    const north = await follow('/stream?labels=north&start=now');
    const boxed = await follow('/stream?bbox=43.7,7.4,43.75,7.45&start=now');
    await eventually(() => told.some(({ data }) => data['device_id'] === one));
    await send(position(one), position(two));
    await eventually(() => boxed.length === 2);
    await send(position(one, { lat: 43.8, lon: 7.5 }));
    await eventually(() => told.some(({ type }) => type === 'geofence'));
    await eventually(() => boxed.some(({ type }) => type === 'left'));
    expect(told.find(({ type }) => type === 'geofence')!.data).toMatchObject({
      type: 'geofence.entered',
      data: { device_id: one },
    });
    await eventually(() => north.filter(({ type }) => type === 'position').length === 2);
    expect(new Set(only.map(({ data }) => data['device_id']))).toEqual(new Set([two]));
    expect(foreign).toEqual([]);
  });

  it('SSE: comes back after an event and misses no crossing; positions are the latest', async () => {
    const one = await newDevice();
    const told = await follow(`/stream?devices=${one}`);
    await send(position(one));
    await eventually(() => told.length === 1);
    for (const end of ends.splice(0)) end();
    await send(position(one), position(one, { lat: 43.8, lon: 7.5 }));
    await send(position(one, { lat: 43.81 }));
    const last = told.at(-1)!.id;
    await eventually(async () => Number((await lastOf(one))?.['lat']) === 43.81);
    const again = await follow(`/stream?devices=${one}`, key, last);
    await eventually(() => again.some(({ data }) => data['lat'] === 43.81));
    await eventually(() => again.filter(({ type }) => type === 'geofence').length === 2);
  });

  it('WebSocket: with a key, or in a browser by a token that can do nothing else', async () => {
    const one = await newDevice();
    const { told } = await socket(`/stream?devices=${one}`, { authorization: `Bearer ${key}` });
    const { status, data } = await location.post('/stream/tokens', { devices: [one] });
    expect(status).toBe(201);
    const browser = await socket(data['socket_url'] as string);
    const page = await follow(data['url'] as string, null);
    await send(position(one), position(await newDevice()));
    for (const list of [told, browser.told, page]) {
      await eventually(() => list.filter(({ type }) => type === 'position').length === 1);
    }
    expect((await location.get('/devices', data['token'] as string)).status).toBe(401);
  });

  it('401, 404, 422: refuses no key, bad tokens, foreign devices and odd words', async () => {
    const one = await newDevice();
    await expect(socket('/stream')).rejects.toThrow('401');
    await expect(socket('/stream/stk_01k9v3c5d8m2n4p6q7r8s9t0vw.x')).rejects.toThrow('401');
    await expect(socket('/nowhere')).rejects.toThrow();
    await expect(
      socket(`/stream?devices=${one}`, { authorization: `Bearer ${stranger}` }),
    ).rejects.toThrow('404');
    expect(await statusOf('/stream/nonsense')).toBe(401);
    expect(await statusOf(`/stream?devices=${one}`, stranger)).toBe(404);
    expect(await statusOf('/stream?bbox=1,2,3')).toBe(422);
    expect(await statusOf('/stream?bbox=50,7,40,8')).toBe(422);
    expect(await statusOf('/stream?after=x')).toBe(422);
    expect(await statusOf('/stream?colour=red')).toBe(422);
  });

  it('the key goes: its streams end', async () => {
    const gone = location.auth.key('demo');
    const { data } = await location.post('/stream/tokens', {}, gone);
    const { made } = await socket('/stream', { authorization: `Bearer ${gone}` });
    const closed = once(made, 'close');
    location.auth.forget(gone);
    const revocation = { kind: 'key', sha256: hashOf(gone) };
    await location.service.app.get(Bus).publish(REVOKED_TOPIC, revocation);
    expect((await closed)[0]).toBe(1008);
    expect((await location.get(`/stream/${String(data['token'])}`)).error.code).toBe(
      'stream.token_invalid',
    );
  });
});

describe('devices that send', () => {
  it('WebSocket: each message is answered when it is kept; the key may be the first of them', async () => {
    const one = await newDevice();
    const secret = await keyOf(one);
    const { made, told } = await socket(`/devices/${one}/socket`);
    made.send(JSON.stringify({ key: secret }));
    made.send(JSON.stringify(position('x')));
    made.send(JSON.stringify([position('x'), position('x', { lat: 91 })]));
    made.send('no json');
    await eventually(() => told.length === 4);
    expect(told).toMatchObject([
      { ready: true },
      { results: [{ status: 'stored' }] },
      { results: [{ status: 'stored' }, { status: 'refused', field: 'lat' }] },
      { error: { code: 'invalid' } },
    ]);
    const other = await newDevice();
    await expect(
      socket(`/devices/${other}/socket`, { authorization: `Bearer ${secret}` }),
    ).rejects.toThrow('401');
  });

  it('MQTT: over TCP and over WebSocket, with the key of the device', async () => {
    const one = await newDevice();
    const login = { username: one, password: await keyOf(one), reconnectPeriod: 0 };
    for (const url of [`mqtt://127.0.0.1:${portOf('mqtt')}`, socketAt('/mqtt')]) {
      const client = await connectAsync(url, login);
      const sent = position(one);
      await client.publishAsync(`devices/${one}/positions`, JSON.stringify(sent), { qos: 1 });
      await client.endAsync();
      await eventually(async () => (await lastOf(one))?.['recorded_at'] === sent.recorded_at);
    }
    const wrong = { ...login, password: 'dik_wrong' };
    await expect(connectAsync(`mqtt://127.0.0.1:${portOf('mqtt')}`, wrong)).rejects.toThrow('Bad');
  });

  it('trackers: by the IMEI that they say, and nobody else', async () => {
    const concox = await newDevice({ protocol: 'gt06', external_id: '123456789012345' });
    const fresh = bytesOf(GT06.place);
    fresh[4] = 0x19;
    fresh.writeUInt16BE(crcX25(fresh.subarray(2, -4)), fresh.length - 4);
    const tracker = await TrackerClient.connect(portOf('gt06'));
    ends.push(() => tracker.close());
    tracker.send(Buffer.concat([bytesOf(GT06.signIn), fresh]));
    await eventually(async () => (await lastOf(concox)) !== null);

    const [other, known] = [
      await TrackerClient.connect(portOf('teltonika')),
      await TrackerClient.connect(portOf('teltonika')),
    ];
    ends.push(() => known.close());
    other.send(bytesOf(TELTONIKA.signIn.replace(/3133$/, '3939')));
    await eventually(() => other.isClosed);
    expect(other.heard).toBe('00');
    const van = await newDevice({ protocol: 'teltonika', external_id: '356307042441013' });
    known.send(Buffer.concat([bytesOf(TELTONIKA.signIn), bytesOf(TELTONIKA.place)]));
    await eventually(() => known.heard === '0100000001');
    await eventually(async () => (await lastOf(van)) !== null);
  });
});

describe('links and arrivals', () => {
  const there = { lat: 43.739662, lon: 7.424355 };

  it('200: says when a device arrives, from where it was last', async () => {
    await location.ready('Monaco (sample)');
    const one = await newDevice();
    const eta = `/devices/${one}/eta?lat=${there.lat}&lon=${there.lon}`;
    expect((await location.get(eta)).error.code).toBe('arrival.no_position');
    await send(position(one, { lat: 43.733802, lon: 7.413433 }));
    await eventually(async () => (await statusOf(eta)) === 200);
    const { data } = await location.get(eta);
    expect(data).toMatchObject({ device_id: one, profile: 'car', region_id: expect.any(String) });
    expect(Math.abs(Number(data['distance_m']) - 2279)).toBeLessThan(2);
    const wayMs =
      Date.parse(String(data['arrives_at'])) - Date.parse(String(data['calculated_at']));
    expect(Math.round(wayMs / 1000)).toBe(Math.round(Number(data['duration_s'])));
    expect((await location.get(eta, stranger)).status).toBe(404);
    expect(await statusOf(`/devices/${one}/eta?lat=91&lon=0`)).toBe(422);
    expect((await location.get(`/devices/${one}/eta?lat=48.8&lon=2.3`)).error.code).toBe(
      'routing.no_map',
    );
  });

  it('201: a link shows what it is to show, and nothing else, and follows it', async () => {
    const [one, two] = [
      await newDevice({ name: 'Van 7', labels: ['secret-label'], external_id: 'secret-id' }),
      await newDevice({ name: 'Unseen' }),
    ];
    await send(
      position(one, { speed_mps: 9, battery_percent: 50, attributes: { secret: 'attribute' } }),
      position(two),
    );
    const made = await location.post('/shares', {
      devices: ['secret-id'],
      until: inMs(60_000),
      name: 'Your parcel',
      shows: ['name', 'speed'],
      destination: { ...there, name: 'Home' },
    });
    expect(made.status).toBe(201);
    const { id, token, url } = made.data as Record<string, string>;
    await eventually(async () => (await textAt(url!)).includes('arrives_at'));
    const text = await textAt(url!);
    expect(JSON.parse(text)).toMatchObject({
      data: {
        name: 'Your parcel',
        destination: { name: 'Home' },
        devices: [
          {
            index: 0,
            name: 'Van 7',
            position: { speed_mps: 9, battery_percent: null, heading_deg: null },
            eta: { duration_s: expect.any(Number) },
          },
        ],
        attribution: '© OpenStreetMap contributors',
      },
    });
    const told = await follow(`${url!}/stream`, null);
    await send(position(two), position(one, { lat: 43.7345 }));
    await eventually(() => told.some(({ type }) => type === 'position'));
    const all = text + JSON.stringify(told);
    for (const hidden of ['secret', one, two, 'Unseen', 'prj_', 'reg_']) {
      expect(all).not.toContain(hidden);
    }
    const { data } = await location.get('/shares');
    expect(JSON.stringify(data)).not.toContain(token!.split('.')[1]);
    expect((await location.get(`/shares/${id}`, stranger)).status).toBe(404);
    expect((await location.call('DELETE', `/shares/${id}`, { token: stranger })).status).toBe(404);
    expect((await location.call('DELETE', `/shares/${id}`)).data).toEqual({ id, deleted: true });
    await eventually(() => told.at(-1)!.type === 'ended');
    expect((await fetch(url!)).status).toBe(404);
    expect((await fetch(url!.replace(/.$/, '_'))).status).toBe(404);
  });

  it('410: a link ends by the clock, for those who follow it as well', async () => {
    const one = await newDevice();
    const { data } = await location.post('/shares', { devices: [one], until: inMs(1200) });
    const told = await follow(`${String(data['url'])}/stream`, null);
    await eventually(() => told.some(({ type }) => type === 'ended'));
    const { error } = await location.get(`/shared/${String(data['token'])}`);
    expect(error.code).toBe('share.ended');
    const ended = await location.get('/shares?status=ended');
    expect(JSON.stringify(ended.data)).toContain(String(data['id']));
  });

  it('404, 422: refuses devices that are not there, and times that are no time', async () => {
    const one = await newDevice();
    const create = (body: object, token?: string) => location.post('/shares', body, token);
    const until = inMs(60_000);
    expect((await create({ devices: [one], until }, stranger)).status).toBe(404);
    expect((await create({ devices: [one], until: inMs(-1) })).status).toBe(422);
    expect((await create({ devices: [one], until: inMs(400 * 86_400_000) })).status).toBe(422);
    expect((await create({ devices: [], until })).status).toBe(422);
    expect((await create({ devices: [one], until, shows: ['attributes'] })).status).toBe(422);
    const reader = location.auth.key('demo-reader', { scopes: ['*:read'] });
    expect((await create({ devices: [one], until }, reader)).status).toBe(403);
  });
});
