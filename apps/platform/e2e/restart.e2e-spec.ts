import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { runCommand } from '@skydeck/exec';
import { PlatformConfig } from '@skydeck/platform';
import { eventually, inFull } from '@skydeck/testing';
import { BridgeNetwork } from '../src/launchpad/engine/network/bridge.network.js';
import { LaunchpadSettings } from '../src/launchpad/launchpad-settings.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');

describe('a platform that stops', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    await access(MAIN).catch(() => {
      throw new Error('This test runs the built platform: build it first.');
    });
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_BUILD_TIMEOUT_S: '60' });
    repository = await GitRepository.create(plainServer('one'));
    const deployed = await launchpad.deploy({ name: 'lasting', repo: repository.dir });
    if (deployed['status'] !== 'live') throw new Error(JSON.stringify(deployed));
  }, 120_000);

  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  /** Runs the platform as a process of its own, on the same stores and ports. */
  async function startChild(): Promise<void> {
    child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...launchpad.installation.environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await eventually(
      async () => (await fetch(`${launchpad.installation.platformUrl}/healthz`)).ok,
      { timeoutMs: 90_000 },
    );
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    child?.kill(signal);
    if (child) await once(child, 'exit');
  }

  /** How often the app has said that it starts. */
  async function starts(): Promise<number> {
    const { data } = await launchpad.get('/apps/lasting/logs');
    return data.items.filter(({ line }) => line === 'starting one').length;
  }

  it('live: its apps serve again after a restart', async () => {
    await launchpad.installation.stopPlatform();
    await startChild();
    await eventually(async () => (await launchpad.visit('lasting')).body === 'one ', {
      timeoutMs: 20_000,
    });
    expect(await starts()).toBeGreaterThan(1);
  }, 120_000);

  it('live: an app is served while its platform is killed, and by the same process after', async () => {
    const before = await starts();
    await kill('SIGKILL');
    expect(await launchpad.visit('lasting')).toEqual({ status: 200, body: 'one ' });
    await startChild();
    const running = async () => (await launchpad.get('/apps/lasting/scale')).data['running'];
    await eventually(async () => (await running()) === 1, { timeoutMs: 20_000 });
    expect(await launchpad.visit('lasting')).toEqual({ status: 200, body: 'one ' });
    expect(await starts()).toBe(before);
  }, 120_000);

  inFull(
    'live: the same process goes on though its platform was killed while it tried a sandbox',
    async () => {
      const before = await starts();
      await kill('SIGKILL');
      // The network of that sandbox, which nobody is left to give back.
      const { environment } = launchpad.installation;
      const { instance } = new LaunchpadSettings(loadConfig(PlatformConfig, environment));
      const left = await new BridgeNetwork({ instance }).attach();
      await startChild();
      const running = async () => (await launchpad.get('/apps/lasting/scale')).data['running'];
      await eventually(async () => (await running()) === 1, { timeoutMs: 20_000 });
      expect(await launchpad.visit('lasting')).toEqual({ status: 200, body: 'one ' });
      expect(await starts()).toBe(before);
      const [program = '', ...args] = left.enter(['true']);
      await expect(runCommand(program, args)).rejects.toThrow();
    },
    120_000,
  );

  inFull(
    'live: a static site is served all the while',
    async () => {
      await using site = await GitRepository.create({ 'index.html': '<h1>still here</h1>' });
      await launchpad.deploy({ name: 'site', repo: site.dir });
      await kill('SIGKILL');
      expect(await launchpad.visit('site')).toEqual({ status: 200, body: '<h1>still here</h1>' });
      await startChild();
      expect(await launchpad.visit('site')).toMatchObject({ status: 200 });
    },
    60_000,
  );

  it('live: a deployment that was killed while it built is done again', async () => {
    const build = { build: 'sleep 3 && echo built', start: 'node server.js' };
    const files = { ...plainServer('two'), 'package.json': JSON.stringify({ scripts: build }) };
    await repository.commit(files, 'slow to build');
    const { meta } = await launchpad.post('/apps/lasting/deployments');
    const path = `/apps/lasting/deployments/${meta.operation_id}`;
    await eventually(async () => (await launchpad.get(path)).data['status'] === 'building');
    await kill('SIGKILL');
    await startChild();
    const ended = await launchpad.finished('lasting', meta.operation_id, 60_000);
    expect(ended).toMatchObject({ status: 'live', error: null });
    expect(await launchpad.visit('lasting')).toMatchObject({ body: 'two ' });
    const log = await launchpad.log('lasting', meta.operation_id);
    expect(log.match(/^Cloning/gm)).toHaveLength(2);
  }, 120_000);

  inFull(
    'live: a deployment that a shutdown interrupts is taken up by the next process',
    async () => {
      await repository.commit({ 'marker.txt': 'x' }, 'interrupted');
      const { meta } = await launchpad.post('/apps/lasting/deployments');
      const path = `/apps/lasting/deployments/${meta.operation_id}`;
      await eventually(async () => (await launchpad.get(path)).data['status'] === 'building');
      await kill('SIGTERM');
      await startChild();
      const ended = await launchpad.finished('lasting', meta.operation_id, 60_000);
      expect(ended).toMatchObject({ status: 'live', error: null });
    },
    120_000,
  );

  it('lost: a command that ran when the platform was killed; a release command runs again', async () => {
    const made = await launchpad.post('/apps/lasting/runs', { command: 'echo begun; sleep 300' });
    const run = `/apps/lasting/runs/${String(made.data['id'])}`;
    const said = async () => JSON.stringify((await launchpad.get(`${run}/logs`)).data);
    await eventually(async () => (await said()).includes('begun'), { timeoutMs: 20_000 });
    const release = 'sh -c "echo migrating; sleep 4; echo migrated"';
    const procfile = `web: node server.js\nrelease: ${release}\n`;
    await repository.commit({ Procfile: procfile }, 'migrates');
    const { meta } = await launchpad.post('/apps/lasting/deployments');
    const log = () => launchpad.log('lasting', meta.operation_id);
    await eventually(async () => /^migrating/m.test(await log()), { timeoutMs: 30_000 });
    await kill('SIGKILL');
    await startChild();

    const lost = await eventually(
      async () => {
        const { data } = await launchpad.get(run);
        if (data['status'] === 'running') throw new Error('it is said to run still');
        return data;
      },
      { timeoutMs: 20_000 },
    );
    expect(lost).toMatchObject({ status: 'lost', note: 'The platform stopped while it ran.' });
    expect(Date.parse(String(lost['finished_at']))).toBeGreaterThan(0);
    const ended = await launchpad.finished('lasting', meta.operation_id, 60_000);
    expect(ended).toMatchObject({ status: 'live', error: null });
    const text = await log();
    expect(text.match(/^migrating/gm)).toHaveLength(2);
    expect(text.match(/^migrated/gm)).toHaveLength(1);
    expect(text).toContain('it runs again from its beginning');
  }, 120_000);

  inFull(
    'failed: a deployment that takes its worker down twice is given up',
    async () => {
      await repository.commit({ 'marker.txt': 'y' }, 'deadly');
      const { meta } = await launchpad.post('/apps/lasting/deployments');
      for (let turn = 0; turn < 2; turn++) {
        const attempts = async () => {
          const log = await launchpad.log('lasting', meta.operation_id);
          return log.match(/^\$ npm run build/gm)?.length;
        };
        await eventually(async () => (await attempts()) === turn + 1, { timeoutMs: 30_000 });
        await kill('SIGKILL');
        await startChild();
      }
      const ended = await launchpad.finished('lasting', meta.operation_id, 60_000);
      expect(ended).toMatchObject({ status: 'failed', error: { code: 'deployment.worker_lost' } });
      await eventually(async () => (await launchpad.visit('lasting')).body === 'two ', {
        timeoutMs: 20_000,
      });
    },
    120_000,
  );
});
