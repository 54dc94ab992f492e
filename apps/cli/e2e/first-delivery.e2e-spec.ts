import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
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

it('an import whose client was killed goes on with what was sent', async () => {
  const padding = `<!-- ${'.'.repeat(24 * 1024 * 1024)} -->`;
  const street = `<node id="1" lat="47.1" lon="9.5"/><node id="2" lat="47.101" lon="9.5"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>`;
  const map = `<?xml version="1.0"?><osm version="0.6">${padding}${street}</osm>`;
  await writeFile(path.join(installation.person, 'street.osm'), map);
  const argv = ['location', 'import', 'street.osm', '--wait'];
  const child = installation.start(argv);
  const ended = once(child, 'exit');
  // It says so once its first bytes are on their way.
  child.stderr?.on('data', (text: Buffer) => {
    if (text.includes('MiB')) child.kill('SIGKILL');
  });
  expect((await ended)[1]).toBe('SIGKILL');
  const again = await installation.skydeck([...argv, '-o', 'json']);
  expect(again.err).toContain('Going on with what was sent before.');
  expect(JSON.parse(again.out)).toMatchObject({
    name: 'street',
    status: 'ready',
    source_bytes: map.length,
    source_sha256: createHash('sha256').update(map).digest('hex'),
  });
}, 120_000);
