import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serverSpec, testImages } from '../fixtures/compute-lab.js';
import { makeCertificate, trust, type ClientCertificate } from '../fixtures/client-certificate.js';
import { incusLab, type IncusLab } from '../fixtures/incus-lab.js';
import { until } from '../fixtures/until.js';
import { IncusClient } from './client/incus-client.js';
import { IncusDriver } from './incus.driver.js';
import type { IncusSettings } from './incus-settings.js';

let lab: IncusLab;
let admin: IncusClient;
let mine: ClientCertificate;
let url: string;

beforeAll(async () => {
  lab = await incusLab();
  admin = await IncusClient.connect({ socket: join(lab.dir, 'state/unix.socket') });
  url = `https://127.0.0.1:${await freePort()}`;
  const config = { 'core.https_address': new URL(url).host };
  await admin.run('PATCH', '/1.0', { body: { config } });
  await admin.run('POST', '/1.0/projects', {
    body: { name: 'skydeck', config: { 'features.images': 'true', 'features.profiles': 'true' } },
  });
  mine = await makeCertificate(lab.dir, 'mine');
  await trust(admin, mine);
}, 60_000);

afterAll(async () => {
  await admin.close();
  await lab[Symbol.asyncDispose]();
}, 60_000);

function settings(over: Partial<IncusSettings> = {}, certificate = mine): IncusSettings {
  const serverCertFile = join(lab.dir, 'state/server.crt');
  const target = { url, ...certificate, serverCertFile };
  return { instance: 'abcdef', dir: lab.dir, target, ...over };
}

it('runs a server in a project of a daemon that is reached by HTTPS', async () => {
  const driver = new IncusDriver(settings({ project: 'skydeck' }));
  expect(await driver.probe()).toMatchObject({ isReady: true, version: expect.any(String) });
  await driver.open();
  const end = new AbortController();
  const seen: string[] = [];
  const following = (async () => {
    for await (const { kind } of driver.events(end.signal)) seen.push(kind);
  })();
  const image = await driver.ensureImage(await testImages.build('tiny'));
  const spec = serverSpec(lab, image);
  const ref = await driver.create(spec);
  await until(async () => {
    await driver.start(ref);
    await driver.stop(ref, { graceMs: 0, isForced: true });
    expect(seen).toEqual(expect.arrayContaining(['started', 'stopped']));
  });
  await driver.start(ref);
  await until(async () => expect(await driver.isReady(ref)).toBe(true));
  expect((await driver.exec(ref, ['hostname'])).stdout.trim()).toBe(spec.hostname);
  const console = await driver.openConsole(ref, { mode: 'shell', cols: 80, rows: 24 });
  let screen = '';
  console.on('data', (bytes: Buffer) => (screen += bytes.toString()));
  console.write('echo $((40 + 2))\r');
  await until(() => expect(screen).toMatch(/^42\r$/m));
  console.destroy();
  await driver.snapshot(ref, 'one');
  expect(await driver.listSnapshots(ref)).toMatchObject([{ name: 'one' }]);
  await driver.createVolume('vol_one', 1);
  await driver.deleteVolume('vol_one');
  expect(await driver.samples()).toMatchObject([{ id: spec.id }]);
  expect(await admin.list('/1.0/instances')).toEqual([]);
  expect(await admin.list('/1.0/instances?project=skydeck')).toHaveLength(1);
  await driver.shutDown();
  const { status } = await admin.get<{ status: string }>(`/1.0/instances/${ref}?project=skydeck`);
  expect(status).toBe('Stopped');
  await driver.open();
  await driver.destroy(ref);
  await driver.deleteImage(image);
  end.abort();
  await following;
  await driver.close();
}, 60_000);

it('says what to do when the daemon does not know the certificate', async () => {
  const stranger = await makeCertificate(lab.dir, 'stranger');
  const driver = new IncusDriver(settings({}, stranger));
  const fix = `on the machine of the daemon: incus config trust add-certificate ${stranger.certFile}`;
  expect(await driver.probe()).toMatchObject({ isReady: false, missing: [{ fix }] });
  await expect(driver.open()).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: 'The engine does not trust our certificate.',
  });
});

it('refuses a daemon that shows another certificate than the pinned one', async () => {
  const { certFile } = await makeCertificate(lab.dir, 'impostor');
  const target = { url, ...mine, serverCertFile: certFile };
  const driver = new IncusDriver(settings({ target }));
  await expect(driver.open()).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(await driver.probe()).toMatchObject({ isReady: false });
});

it('names a certificate that is none, a pool and a project that are not there', async () => {
  const target = { url, ...mine, serverCertFile: join(lab.dir, 'daemon.json') };
  await expect(new IncusDriver(settings({ target })).open()).rejects.toMatchObject({
    message: expect.stringContaining('daemon.json is no certificate'),
  });
  await expect(new IncusDriver(settings({ pool: 'none' })).open()).rejects.toMatchObject({
    message: 'The engine has no storage pool none.',
  });
  await expect(new IncusDriver(settings({ project: 'none' })).open()).rejects.toMatchObject({
    message: 'The engine has no project none.',
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
