import { once } from 'node:events';
import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';
import { LocationHarness } from './location-harness.js';

interface Told {
  readonly data?: { readonly lat: number };
}

let location: LocationHarness;

beforeAll(async () => {
  location = await LocationHarness.start({ LOCATION_SAMPLE: 'off' });
});
afterAll(() => location.close());

it('who reads nothing is told the latest of each device, not all that came', async () => {
  const made = Array.from({ length: 20 }, () => location.post('/devices', { name: 'Van' }));
  const devices = (await Promise.all(made)).map(({ data }) => String(data['id']));
  const url = `${location.service.url.replace('http', 'ws')}/api/v1/stream?start=now`;
  const headers = { authorization: `Bearer ${location.auth.key('demo')}` };
  const socket = new WebSocket(url, { headers });
  await once(socket, 'open');
  const told: Told[] = [];
  socket.on('message', (bytes: Buffer) => told.push(JSON.parse(bytes.toString()) as Told));
  socket.pause();
  const attributes = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`k${index}`, 'x'.repeat(256)]),
  );
  const rounds = 60;
  for (let lat = 1; lat <= rounds; lat++) {
    const recorded_at = new Date(Date.now() - 3_600_000 + lat * 1000).toISOString();
    const positions = devices.map((device_id) => ({
      device_id,
      recorded_at,
      lat,
      lon: 7,
      attributes,
    }));
    await location.post('/positions', { positions });
  }
  socket.resume();
  await eventually(() => told.filter(({ data }) => data?.lat === rounds).length === 20, {
    timeoutMs: 30_000,
  });
  expect(told.length).toBeLessThan(rounds * 20);
  socket.close();
}, 60_000);
