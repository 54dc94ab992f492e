import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { PlatformConfig } from '@skydeck/platform';
import { eventually, inFull } from '@skydeck/testing';
import { IncusDriver } from '../src/vps/engine/incus/incus.driver.js';
import { VpsSettings } from '../src/vps/vps-settings.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');
const PATIENCE = { timeoutMs: 60_000, everyMs: 50 };

/** The platform runs as a process of its own here, so that it can be killed. */
describe('servers when things break', () => {
  let harness: LaunchpadHarness;
  let settings: VpsSettings;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    await access(MAIN).catch(() => {
      throw new Error('This test runs the built platform: build it first.');
    });
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_POOL_GB: '4',
      VPS_STOP_GRACE_S: '3',
    });
    settings = new VpsSettings(loadConfig(PlatformConfig, harness.installation.environment));
    await harness.installation.stopPlatform();
    await startChild();
    await make('victim');
  }, 120_000);

  afterAll(async () => {
    await done(await harness.call('DELETE', '/vps/victim')).catch(() => undefined);
    await kill('SIGTERM');
    const engine = new IncusDriver({
      instance: settings.instance,
      dir: join(settings.dir, 'incus'),
    });
    await engine.open();
    await engine.shutDown();
    await harness.close();
  }, 120_000);

  async function startChild(): Promise<void> {
    child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...harness.installation.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const health = `${harness.installation.platformUrl}/healthz`;
    await eventually(async () => (await fetch(health)).ok, PATIENCE);
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Kills the engine's daemon, as a bug of it or the kernel's out-of-memory killer does. */
  async function killEngine(): Promise<void> {
    const file = join(settings.dir, 'incus', 'daemon.json');
    // The one that was killed last may not have been replaced yet.
    await eventually(async () => {
      const { pid } = JSON.parse(await readFile(file, 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
    }, PATIENCE);
  }

  async function done(asked: Answer): Promise<Answer['data']> {
    const path = `/operations/${asked.meta.operation_id}?wait=30`;
    let last: Answer['data'] | undefined;
    await eventually(async () => {
      last = (await harness.get(path)).data;
      return last['finished_at'] !== null;
    }, PATIENCE);
    return last!;
  }

  async function make(name: string): Promise<void> {
    const made = await harness.post('/vps', { name, size: 'nano', image: 'tiny' });
    expect(await done(made)).toMatchObject({ status: 'succeeded' });
  }

  const stateOf = async (name: string) => (await harness.get(`/vps/${name}`)).data['state'];

  it.each([
    ['stop', '/vps/victim/stop', {}, 'stopped'],
    ['start', '/vps/victim/start', {}, 'running'],
    ['reboot', '/vps/victim/reboot', {}, 'running'],
    ['resize', '/vps/victim/resize', { size: 'micro' }, 'running'],
    ['snapshot', '/vps/victim/snapshots', { name: 'kept' }, 'running'],
    ['restore', '/vps/victim/snapshots/kept/restore', {}, 'running'],
  ])(
    'finishes `%s` although the engine is killed in the middle',
    async (_verb, path, body, state) => {
      const asked = await harness.post(path, body);
      expect(asked.status).toBe(202);
      await killEngine();
      expect(await done(asked)).toMatchObject({ status: 'succeeded' });
      await eventually(async () => (await stateOf('victim')) === state, PATIENCE);
    },
    120_000,
  );

  it('makes and deletes servers although the engine is killed in the middle', async () => {
    const made = await harness.post('/vps', { name: 'second', size: 'nano', image: 'tiny' });
    await killEngine();
    expect(await done(made)).toMatchObject({ status: 'succeeded' });
    expect(await stateOf('second')).toBe('running');
    const gone = await harness.call('DELETE', '/vps/second');
    await killEngine();
    expect(await done(gone)).toMatchObject({ status: 'succeeded' });
    expect((await harness.get('/vps/second')).status).toBe(404);
  }, 120_000);

  inFull(
    'goes on with what was begun when the platform itself is killed',
    async () => {
      const made = await harness.post('/vps', { name: 'third', size: 'nano', image: 'tiny' });
      await kill('SIGKILL');
      await startChild();
      expect(await done(made)).toMatchObject({ status: 'succeeded' });
      expect(await stateOf('third')).toBe('running');
      const gone = await harness.call('DELETE', '/vps/third');
      await kill('SIGKILL');
      await startChild();
      expect(await done(gone)).toMatchObject({ status: 'succeeded' });
      expect((await harness.get('/vps/third')).status).toBe(404);
    },
    120_000,
  );

  it('starts again what should run after the machine was started again, and nothing else', async () => {
    await make('off');
    await done(await harness.post('/vps/off/stop'));
    await kill('SIGTERM');
    const engine = new IncusDriver({
      instance: settings.instance,
      dir: join(settings.dir, 'incus'),
    });
    await engine.open();
    // As a machine is that was started: everything is off, and its boot has another name.
    for (const { ref } of await engine.observeAll()) {
      await engine.stop(ref, { graceMs: 0, isForced: true });
    }
    await engine.close();
    await harness.installation.query(
      `update ${String(harness.installation.environment['PLATFORM_SCHEMA'])}.vps_host
       set boot_id = 'an earlier one'`,
    );
    await startChild();
    await eventually(async () => (await stateOf('victim')) === 'running', PATIENCE);
    expect(await stateOf('off')).toBe('stopped');
    await done(await harness.call('DELETE', '/vps/off'));
  }, 120_000);
});
