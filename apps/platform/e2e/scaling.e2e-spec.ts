import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { Pool } from 'undici';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const PER_SECOND = 200;

describe('scaling and traffic', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_WATCH_S: '0' });
    repository = await GitRepository.create(plainServer('one'));
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  async function scale(replicas: number) {
    const made = await launchpad.post('/apps/shop/scale', { replicas });
    expect(made.status).toBe(202);
    const ended = await launchpad.finished('shop', made.meta.operation_id);
    expect(ended).toMatchObject({ status: 'live', reason: 'scale' });
    const { data } = await launchpad.get('/apps/shop/scale');
    expect(data).toMatchObject({ replicas, running: replicas });
    return ended;
  }

  it('live: runs as many replicas as were asked for, up and down', async () => {
    await scale(4);
    await scale(1);
    const { data } = await launchpad.get('/apps/shop/releases');
    expect(data.items[0]).toMatchObject({ scale: { replicas: 1 }, is_current: true });
    expect(data.items[0]?.['artifact_digest']).toBe(data.items[2]?.['artifact_digest']);
  }, 90_000);

  it('422: refuses more than the installation gives, and leaves everything', async () => {
    const wanted = [{ replicas: 21 }, { replicas: 1, memory_mb: 262_144 }];
    for (const body of wanted) {
      const { status, error } = await launchpad.post('/apps/shop/scale', body);
      expect([status, error.code]).toEqual([422, 'app_scale.too_large']);
    }
    expect((await launchpad.get('/apps/shop/scale')).data['replicas']).toBe(1);
  });

  it('409: refuses to scale what was never live', async () => {
    await using broken = await GitRepository.create({ 'README.md': 'nothing to run' });
    await launchpad.deploy({ name: 'broken', repo: broken.dir });
    const { status, error } = await launchpad.post('/apps/broken/scale', { replicas: 2 });
    expect([status, error.code]).toEqual([409, 'release.none']);
  }, 60_000);

  it('live: loses no request while it deploys, fails, goes back, and scales both ways', async () => {
    const outcomes = new Map<string, number>();
    const over = new AbortController();
    const underWay = new Set<Promise<void>>();
    const { port } = new URL(launchpad.installation.edgeUrl);
    const headers = { host: `shop.${launchpad.project}.apps.localhost:${port}` };
    // Visitors keep their connections, as browsers do.
    const visitors = new Pool(`http://127.0.0.1:${port}`, { connections: 32 });
    const visit = async () => {
      const outcome = await visitors.request({ path: '/', method: 'GET', headers }).then(
        async ({ statusCode, body }) => {
          await body.dump();
          return String(statusCode);
        },
        (error: Error) => `${error.name}: ${error.message}`,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    const traffic = (async () => {
      const started = performance.now();
      for (let sent = 0; !over.signal.aborted; sent++) {
        const one = visit().finally(() => underWay.delete(one));
        underWay.add(one);
        const dueMs = ((sent + 1) * 1000) / PER_SECOND - (performance.now() - started);
        if (dueMs > 0) await sleep(dueMs);
      }
    })();
    try {
      await repository.commit(plainServer('two'), 'second version');
      expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
      await repository.commit({ 'server.js': 'process.exit(1);' }, 'cannot start');
      expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'failed' });
      const back = await launchpad.post('/apps/shop/rollback', { release: 1 });
      await launchpad.finished('shop', back.meta.operation_id);
      await scale(3);
      await scale(1);
    } finally {
      over.abort();
      await traffic;
      await Promise.all(underWay);
      await visitors.close();
    }
    const sent = outcomes.get('200') ?? 0;
    expect(Object.fromEntries(outcomes)).toEqual({ 200: sent });
    expect(sent).toBeGreaterThan(2 * PER_SECOND);
    await eventually(async () => (await launchpad.visit('shop')).body.startsWith('one'));
  }, 120_000);
});
