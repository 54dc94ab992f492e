import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ProcessIdentity } from '@skydeck/exec';
import { testImages } from '../fixtures/compute-lab.js';
import { TEST_BOOT_DIR } from '../fixtures/qemu-lab.js';
import { ECHO_IN_PERL, withPerl } from '../fixtures/with-perl.js';
import { until } from '../fixtures/until.js';
import { bootFiles } from './boot/boot-files.js';

const NOBODY = 65_534;
const DIST = join(import.meta.dirname, '../../../../dist/vps/engine/fixtures/rootless-server.js');

/** Everything here is done by a process of `nobody`, which is killed once its server runs. */
describe('QemuDriver without root', () => {
  let dir: string;
  let image: string;
  let page: Server;
  let started: { uid: number; port: number };

  async function run(what: string, script = ''): Promise<unknown> {
    const user = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'];
    const program = [process.execPath, DIST, join(dir, 'vps'), join(dir, 'boot'), image];
    const child = spawn('setpriv', [...user, ...program, what, script], {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(await text(child.stdout)) as unknown;
  }

  /** What the guest gets from a web server, asked as it would. */
  async function get(host: string, port: number): Promise<string> {
    const request = `printf 'GET / HTTP/1.0\\r\\n\\r\\n' | nc -w 3 ${host} ${port} 2>&1 || true`;
    return ((await run('exec', request)) as { stdout: string }).stdout;
  }

  beforeAll(async () => {
    await access(DIST).catch(() => {
      throw new Error('This test runs the built driver: build it first.');
    });
    dir = await mkdtemp(join(tmpdir(), 'skydeck-rootless-'));
    image = join(dir, 'image');
    await withPerl((await testImages.build('tiny')).path, image);
    await bootFiles(TEST_BOOT_DIR);
    await cp(TEST_BOOT_DIR, join(dir, 'boot'), { recursive: true });
    for (const path of ['', 'image', 'boot']) await chown(join(dir, path), NOBODY, NOBODY);
    page = createServer((_, response) => response.end('of the host')).listen(0, '0.0.0.0');
    await once(page, 'listening');
    started = (await run('start')) as typeof started;
  }, 240_000);

  afterAll(async () => {
    page.close();
    await rm(dir, { recursive: true, force: true });
  }, 60_000);

  it('starts a server that goes on without the one that started it', async () => {
    expect(started.uid).toBe(NOBODY);
    const answer = await fetch(`http://127.0.0.1:${started.port}/`);
    expect(await answer.text()).toBe('It works.\n');
    expect(await run('exec', 'hostname')).toMatchObject({ exitCode: 0, stdout: 'rootless\n' });
  }, 60_000);

  it('publishes ports of UDP: datagrams come in, and each caller gets its answer', async () => {
    await run('exec', `perl -e '${ECHO_IN_PERL(7)}' >/dev/null 2>&1 &`);
    const port = Number(await run('publish', 'udp 7'));
    expect(await run('publish', 'udp 7')).toBe(port);
    expect(await run('publish', 'tcp 7')).not.toBe(port);
    const callers = ['one', 'two', 'three'].map((name) => ({ name, socket: createSocket('udp4') }));
    const answers = new Map<string, string>();
    for (const { name, socket } of callers) {
      socket.on('message', (data) => answers.set(name, data.toString()));
    }
    await until(() => {
      for (const { name, socket } of callers) socket.send(name, port, '127.0.0.1');
      expect(answers).toEqual(new Map(callers.map(({ name }) => [name, name.toUpperCase()])));
    });
    for (const { socket } of callers) socket.close();
  }, 60_000);

  it('is ready, and says that its servers are not limited', async () => {
    const notes = [{ what: expect.stringContaining('control groups'), fix: expect.any(String) }];
    expect(await run('probe')).toMatchObject({ isReady: true, missing: [], notes });
  });

  it('lets the guest reach neither the loopback nor another address of the host', async () => {
    const { port } = page.address() as AddressInfo;
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const addresses = own.filter((one) => one.family === 'IPv4' && !one.internal);
    expect(await get('127.0.0.1', 80)).toContain('It works.');
    for (const host of [
      '10.94.0.1',
      '10.0.2.2',
      '10.0.2.77',
      ...addresses.map(({ address }) => address),
    ]) {
      expect(await get(host, port)).not.toContain('of the host');
    }
  }, 120_000);

  it("shuts the emulator in: no capability, no new rights, only its server's files", async () => {
    const note = await readFile(join(dir, 'vps/servers/vps-rootless/pid'), 'utf8');
    const { pid } = JSON.parse(note) as ProcessIdentity;
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status).toMatch(/^Seccomp:\s+2$/m);
    expect(status).toMatch(/^Uid:\s+65534\s/m);
    for (const path of ['tmp', 'home', 'etc/passwd', 'root', 'proc/1']) {
      await expect(access(`/proc/${pid}/root/${path}`)).rejects.toMatchObject({ code: 'ENOENT' });
    }
    await access(`/proc/${pid}/root/server/disk.qcow2`);
  });

  it('stops and removes it', async () => {
    expect(await run('stop')).toMatchObject([{ id: 'vps_rootless', power: 'stopped' }]);
    await expect(access(join(dir, 'vps/servers/vps-rootless'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  }, 60_000);
});
