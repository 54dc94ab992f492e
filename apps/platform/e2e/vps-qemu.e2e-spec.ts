import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ServersHarness } from './servers-harness.js';

let lab: ServersHarness;

beforeAll(async () => {
  lab = await ServersHarness.start({ VPS_ENGINE: 'qemu' });
}, 120_000);

afterAll(async () => {
  await lab.close();
}, 120_000);

/** The page that a published port serves, asked over TCP as any client would. */
async function page(port: number): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.0\r\n\r\n');
  return (await text(socket)).split('\r\n\r\n')[1]?.trim() ?? '';
}

async function succeeds(method: string, path: string, body?: object): Promise<void> {
  const operation = await lab.done(await lab.api.call(method, path, body));
  expect(operation).toMatchObject({ status: 'succeeded' });
}

it('runs a virtual machine from its making to its end', async () => {
  const web = await lab.make('web');
  expect((await lab.api.get('/vps/web')).data).toMatchObject({ engine: 'qemu', state: 'running' });
  expect(await lab.run(web, 'hostname')).toBe('web');

  await lab.introduce(web);
  const published = await lab.api.post('/vps/web/ports', { guest_port: 80 });
  expect(published).toMatchObject({ status: 201, data: { guest_port: 80, protocol: 'tcp' } });
  const port = Number(published.data['host_port']);
  expect(await page(port)).toBe('web');

  // What only its memory holds comes back with it.
  await lab.run(web, 'echo before >/run/note; echo before >/root/note; sync');
  await succeeds('POST', '/vps/web/snapshots', { name: 'first' });
  await lab.run(web, 'echo after >/run/note; echo after >/root/note; sync');
  await succeeds('POST', '/vps/web/snapshots/first/restore');
  await lab.ready(web.id);
  expect(await lab.run(web, 'cat /run/note /root/note')).toBe('before\nbefore');
  expect(await page(port)).toBe('web');

  await succeeds('POST', '/vps/web/resize', { size: 'micro' });
  await lab.ready(web.id);
  expect((await lab.api.get('/vps/web')).data).toMatchObject({
    size: { slug: 'micro', memory_mb: 512 },
  });
  const total = Number(await lab.run(web, "awk '/^MemTotal/ { print $2 }' /proc/meminfo"));
  expect(total).toBeGreaterThan(400_000);
  expect(await page(port)).toBe('web');

  await succeeds('DELETE', '/vps/web');
  expect((await lab.api.get('/vps/web')).status).toBe(404);
  await expect(page(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
}, 240_000);
