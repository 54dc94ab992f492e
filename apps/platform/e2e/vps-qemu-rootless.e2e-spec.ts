import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { access, cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { testImages } from '../src/vps/engine/fixtures/compute-lab.js';
import { TEST_BOOT_DIR } from '../src/vps/engine/fixtures/qemu-lab.js';
import { ECHO_IN_PERL, withPerl } from '../src/vps/engine/fixtures/with-perl.js';
import { bootFiles } from '../src/vps/engine/qemu/boot/boot-files.js';
import { bootSector } from './boot-sector.js';
import { ConsoleClient } from './console-client.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const NOBODY = 65_534;
const PATIENCE = { timeoutMs: 120_000, everyMs: 100 };

/** The whole platform runs as a user without any rights here. */
describe('virtual machines of a platform without root', () => {
  let harness: LaunchpadHarness;
  let dir: string;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    await access(MAIN).catch(() => {
      throw new Error('This test runs the built platform: build it first.');
    });
    dir = await mkdtemp(join(tmpdir(), 'skydeck-rootless-'));
    await bootFiles(TEST_BOOT_DIR);
    await cp(TEST_BOOT_DIR, join(dir, 'boot'), { recursive: true });
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'qemu',
      VPS_IMAGE_DIR: dir,
      VPS_KEEP_RUNNING: 'false',
      VPS_IMAGE_MAX_GB: '0.25',
    });
    const { installation } = harness;
    await installation.stopPlatform();
    await runCommand('chown', ['-R', `${NOBODY}:${NOBODY}`, installation.home, dir]);
    child = spawn(process.execPath, [MAIN], {
      cwd: '/',
      uid: NOBODY,
      gid: NOBODY,
      env: { PATH: '/usr/bin:/bin', ...installation.environment, HOME: installation.home },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(async () => (await fetch(`${installation.platformUrl}/healthz`)).ok, PATIENCE);
  }, 240_000);

  afterAll(async () => {
    const { data } = await harness.get('/vps');
    for (const { id } of data.items) await harness.call('DELETE', `/vps/${String(id)}?wait=60`);
    const ended = child && once(child, 'exit');
    child?.kill('SIGTERM');
    await ended;
    await harness.close();
    await rm(dir, { recursive: true, force: true });
  }, 120_000);

  async function upload(slug: string, format: string, file: string): Promise<void> {
    const response = await fetch(harness.address(`/images/uploads?slug=${slug}&format=${format}`), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${harness.token}`,
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(await readFile(file)),
    });
    expect(response.status).toBe(202);
    const { meta } = (await response.json()) as Answer;
    const { data } = await harness.get(`/operations/${meta.operation_id}?wait=60`);
    expect(data).toMatchObject({ status: 'succeeded' });
  }

  async function make(name: string, image: string, more: object = {}): Promise<void> {
    const wanted = { name, image, size: 'nano', ...more };
    const { meta } = await harness.post('/vps', wanted);
    const { data } = await harness.get(`/operations/${meta.operation_id}?wait=60`);
    expect(data).toMatchObject({ status: 'succeeded', error: null });
    await eventually(async () => {
      expect((await harness.get(`/vps/${name}`)).data).toMatchObject({ ready: true });
    }, PATIENCE);
  }

  it('boots an uploaded qcow2 by its own boot sector, and it answers', async () => {
    const raw = join(dir, 'raw');
    await writeFile(raw, bootSector('of my own\r\nlogin: '));
    await truncate(raw, 1024 * 1024);
    await runCommand('qemu-img', ['convert', '-O', 'qcow2', raw, `${raw}.qcow2`]);
    await upload('own', 'disk', `${raw}.qcow2`);
    await make('own', 'own');
    const { data } = await harness.post('/vps/own/console', { mode: 'serial' });
    const console = await ConsoleClient.open(String(data['url']));
    console.type('hello');
    await console.shows('HELLO');
    await console.leave();
  }, 180_000);

  it('publishes a port of UDP of it, on which datagrams go both ways', async () => {
    const tar = join(dir, 'perl.tar');
    await withPerl((await testImages.build('tiny')).path, tar);
    await upload('perl', 'rootfs', tar);
    const script = `#!/bin/sh\nsetsid perl -e '${ECHO_IN_PERL(7)}' >/dev/null 2>&1 &\n`;
    await make('echo', 'perl', { user_data: script });
    const wanted = { protocol: 'udp', guest_port: 7 };
    const published = await harness.post('/vps/echo/ports', wanted);
    expect(published).toMatchObject({ status: 201, data: wanted });
    const socket = createSocket('udp4');
    const answers: string[] = [];
    socket.on('message', (data) => answers.push(data.toString()));
    const port = Number(published.data['host_port']);
    await eventually(() => {
      socket.send('over and back', port, '127.0.0.1');
      expect(answers).toContain('OVER AND BACK');
    }, PATIENCE);
    await harness.call('DELETE', `/vps/echo/ports/${String(published.data['id'])}`);
    socket.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const refused = once(socket, 'error');
    socket.send('anybody?');
    expect(await refused).toMatchObject([{ code: 'ECONNREFUSED' }]);
    socket.close();
  }, 180_000);
});
