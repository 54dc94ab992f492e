import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { signInOwner } from '@skydeck/all-in-one/testing';
import { verifyAll } from '../bench/faults/verify.mjs';
import { Assets } from '../bench/traffic/assets.mjs';
import { Files } from '../bench/traffic/files.mjs';
import { Messages } from '../bench/traffic/messages.mjs';
import { Money } from '../bench/traffic/money.mjs';
import { People } from '../bench/traffic/people.mjs';
import { Positions } from '../bench/traffic/positions.mjs';
import { Project } from '../bench/traffic/project.mjs';
import { Traffic } from '../bench/traffic/traffic.mjs';
import { PROCESSES } from '../scripts/generate/kubernetes/processes.mjs';

const run = promisify(execFile);
const MINUTE = 60_000;
const TRAFFIC_MS = 20_000;
const READY_TRIES = 240;
const secret = () => randomBytes(32).toString('base64url');

const inspect = async (kind, name, format) =>
  (await run('podman', [kind, 'inspect', '--format', format, name])).stdout.trim();

describe('images, run by compose.yaml', () => {
  const actors = [];
  let folder;
  let environment;
  let ownerToken;

  const compose = (...words) =>
    run('podman-compose', ['-f', 'docker/compose.yaml', '-p', 'skydeck', ...words], {
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-compose-'));
    ownerToken = secret();
    await writeFile(path.join(folder, 'owner.token'), ownerToken, { mode: 0o644 });
    await writeFile(path.join(folder, 'containers.conf'), await ownLimits());
    const bases = await run('docker/bases/make.sh');
    const env = { ...process.env, BASE_ARGS: bases.stdout.trim().replaceAll('\n', ' ') };
    const stores = await run('docker/stores/build.sh', { env });
    await run(
      'docker/build.sh',
      PROCESSES.map(({ name }) => name),
      { env },
    );
    environment = {
      ...process.env,
      ...Object.fromEntries(
        stores.stdout
          .trim()
          .split('\n')
          .map((line) => line.split('=')),
      ),
      POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
      SKYDECK_SERVICE_SECRET: secret(),
      OTP_PEPPER: secret(),
      VAULT_MASTER_KEYS: `first:${randomBytes(32).toString('base64')}`,
      S3_ACCESS_KEY_ID: 'skydeck:skydeck',
      S3_SECRET_ACCESS_KEY: randomBytes(16).toString('hex'),
      OWNER_TOKEN_FILE: path.join(folder, 'owner.token'),
      CONTAINERS_CONF: path.join(folder, 'containers.conf'),
    };
    await compose('up', '-d');
  }, 60 * MINUTE);

  afterAll(async () => {
    if (environment) await compose('down', '-v');
    await rm(folder, { recursive: true, force: true });
  }, 5 * MINUTE);

  it('become ready, all of them', untilReady, 10 * MINUTE);

  it(
    'run without root, rights or a root file system to write to',
    async () => {
      for (const { name } of PROCESSES) {
        const container = `skydeck_${name}_1`;
        expect(await inspect('image', `localhost/skydeck-${name}:0.1.0`, '{{.Config.User}}')).toBe(
          '65532:65532',
        );
        const format = '{{.HostConfig.ReadonlyRootfs}} {{.EffectiveCaps}}';
        expect(await inspect('container', container, format)).toBe('true []');
        const write = run('podman', ['exec', container, 'node', '-e', WRITE]);
        await expect(write).rejects.toThrow(/EROFS/);
      }
    },
    2 * MINUTE,
  );

  it(
    'carry what all products are asked, and have it after all was taken down',
    async () => {
      const urls = PROCESSES.map(({ name, port }) => [
        `${name.toUpperCase()}_URL`,
        `http://127.0.0.1:${port}`,
      ]);
      const asked = Object.fromEntries(urls);
      const project = await Project.make(asked, await signInOwner(asked.AUTH_URL, ownerToken));
      const kinds = [People, Messages, Money, Files, Positions, Assets];
      actors.push(...kinds.map((Actor) => new Actor(project)));
      const traffic = new Traffic(actors);
      await traffic.begin();
      await sleep(TRAFFIC_MS);
      await traffic.stop();
      expect(traffic.attempts.filter(({ problem }) => problem)).toEqual([]);
      await compose('down');
      await compose('up', '-d');
      await untilReady();
      for (const result of await verifyAll(actors)) {
        expect(result).toMatchObject({ lost: 0, gaveUp: 0 });
        expect(result.failed).toBeUndefined();
        expect(result.kept).toBeGreaterThan(0);
      }
    },
    15 * MINUTE,
  );

  it('are of these sizes', async () => {
    for (const { name } of PROCESSES) {
      const bytes = Number(await inspect('image', `localhost/skydeck-${name}:0.1.0`, '{{.Size}}'));
      console.log(`${name.padEnd(10)} ${(bytes / 1e6).toFixed(0)} MB`);
      expect(bytes).toBeLessThan(MOST_BYTES);
    }
  });
});

const WRITE = "require('node:fs').writeFileSync('/skydeck/written', '')";
/** The readers of documents and FFmpeg are the largest. */
const MOST_BYTES = 1_500_000_000;

/** Podman asks for more open files than root may have in a container, and for more processes than there are numbers. */
async function ownLimits() {
  const text = await readFile('/proc/self/limits', 'utf8');
  const limit = (title) => Number(new RegExp(`^${title} +\\S+ +(\\d+)`, 'm').exec(text)[1]);
  const files = limit('Max open files');
  const numbers = Number(await readFile('/proc/sys/kernel/pid_max', 'utf8'));
  const processes = Math.min(limit('Max processes'), numbers);
  return `[containers]\ndefault_ulimits = ["nofile=${files}:${files}", "nproc=${processes}:${processes}"]\n`;
}

async function untilReady() {
  for (const { name, port, internalPort } of PROCESSES) {
    // The edge's own word is on its control, which is not for the outside.
    const ask = name === 'edge' ? () => asksItself(internalPort) : () => fetch(readyz(port));
    await untilWell(name, ask);
  }
}

const readyz = (port) => `http://127.0.0.1:${port}/readyz`;

async function asksItself(port) {
  const program = `fetch('${readyz(port)}').then((answer) => process.exit(answer.ok ? 0 : 1))`;
  await run('podman', ['exec', 'skydeck_edge_1', 'node', '-e', program]);
  return { ok: true };
}

async function untilWell(name, ask) {
  let last;
  for (let tries = 0; tries < READY_TRIES; tries++) {
    const answer = await ask().catch((error) => error);
    if (answer.ok) return;
    last = answer instanceof Error ? answer.message : await answer.text();
    await sleep(1000);
  }
  throw new Error(`${name}: ${last}`);
}
