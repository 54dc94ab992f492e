import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

/** A web process, a worker that says who it is, and one that can be told to fail. */
function app(version: string, release = 'node -e "console.log(\'migrating\')"') {
  return {
    ...plainServer(version),
    'worker.js': `
      console.log('worker ${version} works with ' + process.env.GREETING);
      process.on('SIGTERM', () => { console.log('worker ${version} stops'); process.exit(0); });
      setInterval(() => {}, 1000);`,
    Procfile: `web: node server.js\nworker: node worker.js\nrelease: ${release}\n`,
  };
}

describe('processes', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_METRICS_EVERY_S: '1',
    });
    repository = await GitRepository.create(app('one'));
    const env = { GREETING: 'hello' };
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  async function lines(): Promise<string[]> {
    const { data } = await launchpad.get('/apps/shop/logs?limit=1000');
    return data.items.map(({ line }) => String(line));
  }

  async function processes(): Promise<Record<string, { replicas: number; running: number }>> {
    const { data } = await launchpad.get('/apps/shop/processes');
    const list = data['processes'] as { name: string; replicas: number; running: number }[];
    return Object.fromEntries(list.map((process) => [process.name, process]));
  }

  it('live: runs web and worker of the Procfile with the environment of the app', async () => {
    expect(await processes()).toMatchObject({
      web: { replicas: 1, running: 1 },
      worker: { replicas: 1, running: 1 },
    });
    await eventually(async () => (await lines()).includes('worker one works with hello'));
    expect((await launchpad.visit('shop')).body).toContain('one hello');
  });

  it('202: scales two processes with one release, and a process to nothing', async () => {
    const before = (await launchpad.get('/apps/shop/releases')).data.items.length;
    const wanted = { processes: { web: { replicas: 2 }, worker: { replicas: 3 } } };
    const made = await launchpad.call('PATCH', '/apps/shop/processes', wanted);
    expect(made.status).toBe(202);
    expect(await launchpad.finished('shop', made.meta.operation_id)).toMatchObject({
      status: 'live',
      reason: 'scale',
    });
    expect(await processes()).toMatchObject({ web: { running: 2 }, worker: { running: 3 } });
    const none = { processes: { worker: { replicas: 0 }, web: { replicas: 1 } } };
    const ended = await launchpad.call('PATCH', '/apps/shop/processes', none);
    await launchpad.finished('shop', ended.meta.operation_id);
    expect(await processes()).toMatchObject({ web: { running: 1 }, worker: { running: 0 } });
    expect((await launchpad.get('/apps/shop/releases')).data.items).toHaveLength(before + 2);
  }, 90_000);

  it('metrics: measures processors and memory of each replica over time', async () => {
    await eventually(
      async () => {
        const { data } = await launchpad.get('/apps/shop/metrics?minutes=5');
        const replicas = data['replicas'] as {
          process: string;
          points: { cpu_percent: number | null; memory_bytes: number }[];
        }[];
        const web = replicas.find(({ process, points }) => process === 'web' && points.length > 1);
        const newest = web?.points.at(-1);
        expect(newest?.cpu_percent).toEqual(expect.any(Number));
        expect(newest?.memory_bytes).toBeGreaterThan(1024 * 1024);
      },
      { timeoutMs: 30_000 },
    );
  }, 60_000);

  it('metrics: counts what visitors got, and how long they waited for it', async () => {
    await launchpad.visit('shop', '/slow');
    for (let visits = 0; visits < 20; visits++) await launchpad.visit('shop');
    await eventually(
      async () => {
        const { data } = await launchpad.get('/apps/shop/metrics?minutes=5');
        const spans = data['requests'] as { requests: number; p99_ms: number | null }[];
        const total = spans.reduce((sum, { requests }) => sum + requests, 0);
        expect(total).toBeGreaterThanOrEqual(21);
        expect(Math.max(...spans.map(({ p99_ms: slow }) => slow ?? 0))).toBeGreaterThan(1000);
        expect(spans.every((span) => !('span_s' in span))).toBe(true);
      },
      { timeoutMs: 30_000 },
    );
  }, 60_000);

  it('422: refuses a process that the release does not have', async () => {
    const wanted = { processes: { clock: { replicas: 1 } } };
    const { status, error } = await launchpad.call('PATCH', '/apps/shop/processes', wanted);
    expect([status, error.code]).toEqual([422, 'app_process.unknown']);
    expect(error.detail).toContain('web, worker');
  });

  it('failed: a worker that ends at once keeps the release before', async () => {
    const back = { processes: { worker: { replicas: 1 } } };
    const made = await launchpad.call('PATCH', '/apps/shop/processes', back);
    await launchpad.finished('shop', made.meta.operation_id);
    const Procfile = 'web: node server.js\nworker: exit 3\n';
    await repository.commit({ Procfile }, 'worker cannot start');
    const failed = await launchpad.redeploy('shop');
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'deployment.crashed' } });
    expect(JSON.stringify(failed['error'])).toContain('process worker crashed with exit code 3');
    expect((await launchpad.visit('shop')).body).toContain('one hello');
    expect(await processes()).toMatchObject({ worker: { running: 1 } });
  }, 90_000);

  it('out of memory: says so in the failed deployment, the event and the list of ends', async () => {
    const eats = 'const held = []; for (;;) held.push(Buffer.alloc(8e6, 1));';
    await repository.commit({ 'server.js': eats, Procfile: 'web: node server.js\n' }, 'eats');
    const failed = await launchpad.redeploy('shop');
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'deployment.out_of_memory' } });
    await eventually(async () => {
      const ended = (await launchpad.get('/apps/shop/replicas')).data['ended'];
      expect(ended).toContainEqual(
        expect.objectContaining({ process: 'web', out_of_memory: true, exit_code: null }),
      );
    });
    await eventually(async () => {
      const { data } = await launchpad.get('/events?limit=100');
      expect(data.items).toContainEqual(
        expect.objectContaining({
          type: 'app_replica.ended',
          data: expect.objectContaining({ process: 'web', out_of_memory: true }),
        }),
      );
    });
  }, 90_000);

  it('restart: starts a worker again that ended by itself', async () => {
    const dying = `console.log('worker born'); setTimeout(() => process.exit(9), 3500);`;
    await repository.commit({ ...app('one'), 'worker.js': dying }, 'worker dies late');
    expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
    await eventually(
      async () => (await lines()).filter((line) => line === 'worker born').length >= 3,
      { timeoutMs: 60_000 },
    );
    expect(await lines()).toContain('(The replica of worker crashed with exit code 9.)');
    expect((await launchpad.visit('shop')).status).toBe(200);
  }, 90_000);
});
