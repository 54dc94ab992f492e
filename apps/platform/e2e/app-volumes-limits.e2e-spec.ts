import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { counter } from './counter-app.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const AT_ONCE = Array.from({ length: 50 }, (_, index) => index);

describe('limits of volumes, and a platform that is killed', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      QUOTA_APP_VOLUMES: '3',
      QUOTA_APP_VOLUME_GB: '7',
    });
    repository = await GitRepository.create(counter('one'));
  }, 120_000);

  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const ask = async (path: string) => (await launchpad.visit('shop', path)).body;

  it('quota: of 50 at once as many are made as a project may have, and no more grow', async () => {
    const none = { name: 'empty', repo: '/var/empty/no-such-repository' };
    await launchpad.post('/apps', none);
    const made = await Promise.all(
      AT_ONCE.map((index) =>
        launchpad.post('/apps/empty/volumes', {
          name: `v${index}`,
          mount_path: `/data/v${index}`,
          size_gb: 1,
        }),
      ),
    );
    const refused = made.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(47);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['quota_exceeded']));
    const names = async () => (await launchpad.get('/apps/empty/volumes')).data.items;
    const left = await names();
    expect(left).toHaveLength(3);
    await Promise.all(
      AT_ONCE.map((index) => {
        const name = String(left[index % 3]?.['name']);
        return launchpad.call('PATCH', `/apps/empty/volumes/${name}`, { size_gb: 4 });
      }),
    );
    const sizes = (await names()).map((one) => Number(one['size_gb']));
    expect(sizes.toSorted((one, other) => one - other)).toEqual([1, 1, 4]);
    expect((await launchpad.call('DELETE', '/apps/empty')).status).toBe(200);
    await eventually(async () => (await launchpad.get('/apps/empty')).status === 404);
  }, 60_000);

  it('live: a shared volume is found by every replica, and by a command beside them', async () => {
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
    const body = { name: 'data', mount_path: '/data', size_gb: 1, shared: true };
    // What the deleted app had is being removed.
    const made = await eventually(async () => {
      const answer = await launchpad.post('/apps/shop/volumes', body);
      return answer.status === 201 && answer;
    });
    expect(made.data).toMatchObject({ zero_downtime: true, notice: null });
    await launchpad.finished('shop', String(made.data['deployment_id']));
    const scaled = await launchpad.post('/apps/shop/scale', { replicas: 2 });
    await launchpad.finished('shop', scaled.meta.operation_id);
    for (let visits = 1; visits <= 6; visits++) expect(await ask('/count')).toBe(`one ${visits}`);
    const run = await launchpad.post('/apps/shop/runs', { command: 'cat /data/count' });
    const log = async () => {
      const { data } = await launchpad.get(`/apps/shop/runs/${String(run.data['id'])}/logs`);
      return data.items.map(({ line }) => line);
    };
    await eventually(async () => (await log()).includes('6'));
    const alone = await launchpad.call('PATCH', '/apps/shop/volumes/data', { shared: false });
    expect([alone.status, alone.error.code]).toEqual([409, 'app_volume.one_replica']);
  }, 120_000);

  it('live: what was written is there after the platform was stopped, and killed', async () => {
    await launchpad.installation.stopPlatform();
    await startChild();
    await eventually(async () => (await ask('/read')) === 'one 6', { timeoutMs: 60_000 });
    child?.kill('SIGKILL');
    await once(child!, 'exit');
    await startChild();
    await eventually(async () => (await ask('/read')) === 'one 6', { timeoutMs: 60_000 });
    expect(await ask('/count')).toBe('one 7');
  }, 300_000);

  /** Runs the platform as a process of its own, on the same stores and ports. */
  async function startChild(): Promise<void> {
    child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...launchpad.installation.environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await eventually(
      async () => (await fetch(`${launchpad.installation.platformUrl}/healthz`)).ok,
      { timeoutMs: 120_000 },
    );
  }
});
