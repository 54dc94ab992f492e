import { eventually } from '@skydeck/testing';
import { followPage } from './follow-page.js';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({
    members: ['auth', 'location', 'platform'],
    environment: { LOCATION_SAMPLE: 'on' },
  });
  // The page begins some minutes after the start, when the map of Monaco is built.
  await installation.within(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Waiting', '--use']);
  await eventually(
    async () => {
      const maps = await installation.json<{ status: string }[]>(['location', 'regions']);
      return maps.some(({ status }) => status === 'ready');
    },
    { timeoutMs: 60_000 },
  );
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose](), 60_000);

it('a delivery is followed by doing what the page says word by word', async () => {
  const { outputs, written, read } = await followPage(installation, 'follow-a-delivery.md');
  const [address] = JSON.parse(await read('address.json')) as { label: string }[];
  expect(address?.label).toContain('Boulevard des Moulins');
  expect(outputs.join('\n')).toMatch(/You have arrived|arrive/i);
  const van = await written('van.json');
  expect(await written('on-the-way.json')).toMatchObject({
    devices: [
      {
        name: 'Van 7',
        position: { lat: 43.7338, lon: 7.4134 },
        eta: { distance_m: expect.any(Number) as number },
      },
    ],
  });
  expect(await written('reported.json')).toMatchObject({ data: { status: 'stored' } });
  const [event] = JSON.parse(await read('events.json')) as object[];
  const { id: geofence_id } = await written('customer.json');
  expect(event).toMatchObject({ kind: 'entered', device_id: van['id'], geofence_id });
}, 120_000);
