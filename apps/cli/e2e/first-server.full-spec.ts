import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { type Finished, type Installation, startInstallation } from './installation.js';
import { makeBridge, serverEnvironment } from './servers.js';

const run = promisify(execFile);
const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? path.join(tmpdir(), 'skydeck-test-images');
const STEP_MS = 180_000;

let installation: Installation;
let bridge: AsyncDisposable;
let key: string;
let port: number;

/** What a person types on the way from nothing to a web server, and what it says. */
async function skydeck(...argv: string[]): Promise<Finished> {
  const startedMs = performance.now();
  const done = await installation.skydeck(argv);
  if (process.env['TEST_TRANSCRIPT']) {
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    process.stderr.write(`$ skydeck ${argv.join(' ')}   # ${seconds} s\n${done.err}${done.out}\n`);
  }
  expect({ argv, exitCode: done.exitCode, err: done.exitCode === 0 ? '' : done.err }).toEqual({
    argv,
    exitCode: 0,
    err: '',
  });
  return done;
}

const ssh = (command: string) => skydeck('vps', 'ssh', 'web-1', '-i', key, '--', command);
const curl = async () =>
  (await run('curl', ['-sS', '-m', '10', `http://127.0.0.1:${port}/`])).stdout;

beforeAll(async () => {
  const members = ['auth', 'messaging', 'platform'] as const;
  const environment = { ...serverEnvironment(), VPS_IMAGE_DIR: IMAGES, VPS_METRICS_EVERY_S: '2' };
  installation = await startInstallation({ members, environment });
  bridge = await makeBridge(installation);
  key = path.join(await mkdtemp(path.join(installation.person, 'keys-')), 'id');
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  await skydeck('auth', 'login', '--local');
  await skydeck('project', 'create', 'My shop', '--slug', 'shop', '--use');
}, 120_000);

afterAll(async () => {
  await installation.skydeck(['vps', 'delete', 'web-1', '--yes']);
  await installation[Symbol.asyncDispose]();
  await bridge[Symbol.asyncDispose]();
}, 120_000);

describe('the first server of a person', () => {
  it('is made of Debian, and lets its owner in', async () => {
    await skydeck('ssh-key', 'add', 'me', `${key}.pub`);
    const wanted = ['--name', 'web-1', '--size', 's-1vcpu-1gb', '--image', 'debian-12'];
    const made = await skydeck('vps', 'create', ...wanted, '--ssh-key', 'me', '--wait');
    expect(made.out).toMatch(/^READY +yes$/m);
    const { out } = await ssh('. /etc/os-release; echo $PRETTY_NAME; hostname; nproc');
    expect(out).toMatch(/^Debian GNU\/Linux 12 \(bookworm\)\nweb-1\n1\n$/);
  }, 600_000);

  it(
    'serves a page at a published port',
    async () => {
      const quiet = 'sudo DEBIAN_FRONTEND=noninteractive apt-get -qq';
      await ssh(`${quiet} update && ${quiet} install -y --no-install-recommends nginx >/dev/null`);
      await ssh('echo "of my own" | sudo tee /var/www/html/index.html');
      const { out } = await skydeck(
        'vps',
        'port',
        'publish',
        'web-1',
        '--port',
        '80',
        '-o',
        'json',
      );
      port = (JSON.parse(out) as { host_port: number }).host_port;
      expect(await curl()).toBe('of my own\n');
    },
    STEP_MS,
  );

  it(
    'is set back to a snapshot after it was broken',
    async () => {
      await skydeck('vps', 'snapshot', 'create', 'web-1', '--name', 'works');
      await ssh(
        'sudo rm -rf /usr/sbin/nginx /var/www && sudo systemctl kill -s KILL nginx || true',
      );
      await expect(curl()).rejects.toThrow(/curl/);
      await skydeck('vps', 'snapshot', 'restore', 'web-1', 'works', '--yes');
      await eventually(async () => expect(await curl()).toBe('of my own\n'), { timeoutMs: 60_000 });
    },
    STEP_MS,
  );

  it(
    'grows while it runs, and goes on serving',
    async () => {
      const booted = await ssh('uptime -s');
      const { out } = await skydeck('vps', 'resize', 'web-1', '--size', 's-2vcpu-2gb');
      expect(out).toMatch(/s-2vcpu-2gb/);
      const memory = await ssh("nproc; awk '/^MemTotal/ { print $2 }' /proc/meminfo");
      expect(memory.out).toMatch(/^2\n2097152\n$/);
      expect((await ssh('uptime -s')).out).toBe(booted.out);
      expect(await curl()).toBe('of my own\n');
    },
    STEP_MS,
  );

  it(
    'shows what it used, and is gone when it is deleted',
    async () => {
      const { out } = await skydeck('vps', 'metrics', 'web-1', '--since', '30m');
      expect(out).toMatch(/^cpu\.usage /m);
      expect(out).toMatch(/^memory\.used /m);
      await skydeck('vps', 'delete', 'web-1', '--yes');
      await expect(curl()).rejects.toThrow(/curl/);
      expect((await skydeck('vps', 'list')).err).toContain('No servers in shop yet');
    },
    STEP_MS,
  );
});
