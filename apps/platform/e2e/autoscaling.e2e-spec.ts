import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

/** Holds requests to `/hold` until `/release` is asked, and says how many it holds. */
const HOLDING_SERVER = {
  'package.json': JSON.stringify({ name: 'holding', scripts: { start: 'node server.js' } }),
  'server.js': `
    const { createServer } = require('node:http');
    createServer((request, response) => {
      if (request.url === '/hold') return setTimeout(() => response.end('held'), 6000);
      if (request.url === '/burn') { const end = Date.now() + 400; while (Date.now() < end); }
      response.end('here');
    }).listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

describe('autoscaling', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_AUTOSCALE_EVERY_S: '1',
      LAUNCHPAD_MAX_REPLICAS: '6',
    });
    repository = await GitRepository.create(HOLDING_SERVER);
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const patch = (body: object) => launchpad.call('PATCH', '/apps/shop/autoscaling', body);
  const shown = async () => (await launchpad.get('/apps/shop/autoscaling')).data;
  const running = async (count: number) =>
    eventually(async () => expect((await shown())['running']).toBe(count), { timeoutMs: 40_000 });

  it('422: refuses bounds out of order, too wide ones, and a policy without any signal', async () => {
    for (const [body, code] of [
      [{ enabled: true, min: 3, max: 2, in_flight: 5 }, 'app_autoscaling.bounds'],
      [{ enabled: true, max: 7, in_flight: 5 }, 'app_autoscaling.bounds'],
      [{ enabled: true, max: 3 }, 'app_autoscaling.no_signal'],
    ] as const) {
      const { status, error } = await patch(body);
      expect([status, error.code]).toEqual([422, code]);
    }
    expect(await shown()).toMatchObject({ state: 'off', replicas: 1, last_change: null });
  });

  it('412: refuses a change of what was changed meanwhile', async () => {
    const url = launchpad.address('/apps/shop/autoscaling');
    const headers = {
      authorization: `Bearer ${launchpad.token}`,
      'content-type': 'application/json',
      'if-match': 'W/"7.x"',
    };
    const body = JSON.stringify({ min: 1 });
    const answer = await fetch(url, { method: 'PATCH', headers, body });
    expect(answer.status).toBe(412);
  });

  it('grows with the open requests, loses none, and shrinks when they are over', async () => {
    await patch({ enabled: true, min: 1, max: 4, in_flight: 5, up_after_s: 0, down_after_s: 10 });
    const held = Array.from({ length: 18 }, () => launchpad.visit('shop', '/hold'));
    await running(4);
    expect(await shown()).toMatchObject({ state: 'awake', replicas: 4 });
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
    await running(1);
    const { last_change: last } = await shown();
    expect(last).toMatchObject({ reason: expect.stringMatching(/^1 were enough for 10 s/) });
    await eventually(async () => {
      const { data } = await launchpad.get('/events?type=app_autoscaling.scaled');
      const steps = data.items.map(({ data: told }) => told as { from: number; to: number });
      expect(steps.map(({ to }) => to)).toEqual(expect.arrayContaining([4, 1]));
    });
  }, 90_000);

  it('grows with the processor time that replicas use', async () => {
    await patch({ max: 2, in_flight: null, cpu_percent: 20 });
    const over = new AbortController();
    const load = (async () => {
      while (!over.signal.aborted) await launchpad.visit('shop', '/burn');
    })();
    try {
      await running(2);
    } finally {
      over.abort();
      await load;
    }
    const { last_change: last } = await shown();
    expect(last).toMatchObject({ reason: expect.stringMatching(/^processor use is \d+ %/) });
  }, 60_000);

  it('goes on from what is asked for by hand, within the bounds', async () => {
    await patch({ cpu_percent: null, in_flight: 50, max: 4, down_after_s: 3600 });
    const refused = await launchpad.post('/apps/shop/scale', { replicas: 5 });
    expect([refused.status, refused.error.code]).toEqual([422, 'app_autoscaling.outside_bounds']);
    const made = await launchpad.post('/apps/shop/scale', { replicas: 3 });
    await launchpad.finished('shop', made.meta.operation_id);
    await running(3);
    expect((await shown())['last_change']).toMatchObject({ reason: 'asked for by hand' });
  }, 60_000);

  it('keeps its width through a deployment and a rollback', async () => {
    await repository.commit({ note: 'two' }, 'two');
    expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
    await running(3);
    const back = await launchpad.post('/apps/shop/rollback', {});
    await launchpad.finished('shop', back.meta.operation_id);
    await running(3);
    const { data } = await launchpad.get('/apps/shop/scale');
    expect(data).toMatchObject({ running: 3, replicas: 3 });
  }, 90_000);

  it('runs as wide as was asked for by hand once it is off', async () => {
    await patch({ min: 4 });
    await running(4);
    await patch({ enabled: false });
    await running(3);
    expect(await shown()).toMatchObject({ state: 'off', replicas: 3, last_change: null });
  }, 60_000);
});
