import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

describe('releases and rollbacks', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_ERROR_PERCENT: '50',
      LAUNCHPAD_WATCH_LEAST_REQUESTS: '10',
    });
    repository = await GitRepository.create(plainServer('one'));
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env: { GREETING: 'hello-then' } });
    await launchpad.call('PATCH', '/apps/shop', { env: { GREETING: 'hello-now', EXTRA: 'x' } });
    await repository.commit(plainServer('two'), 'second version');
    await launchpad.redeploy('shop');
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  async function rollBack(body: Fields = {}): Promise<Fields> {
    const made = await launchpad.post('/apps/shop/rollback', body);
    expect(made.status).toBe(202);
    return launchpad.finished('shop', made.meta.operation_id);
  }

  it('200: lists releases with what they are made of, never values', async () => {
    const { data } = await launchpad.get('/apps/shop/releases');
    expect(data.items).toMatchObject([
      { number: 2, is_current: true, is_stored: true, env_keys: ['EXTRA', 'GREETING'] },
      { number: 1, is_current: false, is_stored: true, artifact_kind: 'tree' },
    ]);
    expect(JSON.stringify(data)).not.toContain('hello-');
    const page = await launchpad.get('/apps/shop/releases?limit=1&sort=number');
    expect(page.data.items).toMatchObject([{ number: 1 }]);
    const next = await launchpad.get(
      `/apps/shop/releases?limit=1&sort=number&cursor=${page.meta.page.next_cursor}`,
    );
    expect(next.data.items).toMatchObject([{ number: 2 }]);
  });

  it('200: tells two releases apart by names of variables, commit and size', async () => {
    const { data } = await launchpad.get('/apps/shop/releases/2/diff');
    expect(data).toMatchObject({
      from: 1,
      to: 2,
      env: { added: ['EXTRA'], removed: [], changed: ['GREETING'] },
    });
    const fields = (data['changes'] as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['commit_sha', 'artifact.digest']));
    expect(JSON.stringify(data)).not.toContain('hello-');
  });

  it('404: knows no release 99, no `x`, and none of another app', async () => {
    for (const number of ['99', 'x', '0']) {
      const { status, error } = await launchpad.get(`/apps/shop/releases/${number}`);
      expect([status, error.code]).toEqual([404, 'release.not_found']);
    }
    const { status, error } = await launchpad.post('/apps/shop/rollback', { release: 99 });
    expect([status, error.code]).toEqual([404, 'release.not_found']);
  });

  it('live: goes back with the environment of then, without a build, within two seconds', async () => {
    const ended = await rollBack();
    expect(ended).toMatchObject({ status: 'live', reason: 'rollback', error: null });
    expect(await launchpad.visit('shop')).toEqual({ status: 200, body: 'one hello-then' });
    const { data } = await launchpad.get('/apps/shop/releases/3');
    expect(data).toMatchObject({ is_current: true, env_keys: ['GREETING'] });
    const took = Date.parse(String(ended['finished_at'])) - Date.parse(String(ended['created_at']));
    expect(took).toBeLessThan(2_000);
    const log = await launchpad.log('shop', String(ended['id']));
    expect(log).toContain('Taking the artifact of release 1; nothing is built.');
    const { data: list } = await launchpad.get('/apps/shop/deployments');
    expect(list.items.map((one) => one['status'])).toEqual(['live', 'rolled_back', 'live']);
  }, 60_000);

  it('200: stops following pushes until it is resumed', async () => {
    const paused = await launchpad.get('/apps/shop/auto-deploy');
    expect(paused.data).toMatchObject({ is_paused: true, reason: 'Rolled back to release 1.' });
    const resumed = await launchpad.post('/apps/shop/auto-deploy/resume');
    expect(resumed.data).toMatchObject({ is_paused: false, reason: null });
    expect((await launchpad.post('/apps/shop/auto-deploy/resume')).status).toBe(200);
  });

  it('live: goes back to a release by number, with the present environment', async () => {
    await rollBack({ release: 2, env: 'current' });
    expect(await launchpad.visit('shop')).toEqual({ status: 200, body: 'two hello-now' });
  }, 60_000);

  it('live: takes a release to another app, with the environment of that one', async () => {
    await launchpad.post('/apps', {
      name: 'prod',
      repo: repository.dir,
      env: { GREETING: 'prod' },
    });
    const { data } = await launchpad.get('/apps/prod');
    await launchpad.finished('prod', (data['latest_deployment'] as { id: string }).id);
    const made = await launchpad.post('/apps/shop/promote', { to: 'prod', release: 1 });
    expect(made.status).toBe(202);
    const ended = await launchpad.finished('prod', made.meta.operation_id);
    expect(ended).toMatchObject({ status: 'live', reason: 'promotion' });
    expect(await launchpad.visit('prod')).toEqual({ status: 200, body: 'one prod' });
    const same = await launchpad.post('/apps/shop/promote', { to: 'shop' });
    expect([same.status, same.error.code]).toEqual([422, 'release.same_app']);
    const none = await launchpad.post('/apps/shop/promote', { to: 'nobody' });
    expect([none.status, none.error.code]).toEqual([404, 'app.not_found']);
  }, 60_000);

  it('live: calls off what is on its way forward', async () => {
    await repository.commit(
      {
        'package.json': JSON.stringify({ scripts: { build: 'sleep 60', start: 'node server.js' } }),
      },
      'never ends',
    );
    const made = await launchpad.post('/apps/shop/deployments');
    const path = `/apps/shop/deployments/${made.meta.operation_id}`;
    await eventually(async () => (await launchpad.get(path)).data['status'] === 'building');
    expect(await rollBack({ release: 1 })).toMatchObject({ status: 'live' });
    expect((await launchpad.get(path)).data['status']).toBe('cancelled');
    expect(await launchpad.visit('shop')).toMatchObject({ body: 'one hello-then' });
  }, 60_000);

  it('live: of fifty rollbacks at once none is stuck', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        launchpad.post('/apps/shop/rollback', { release: 1 + (index % 2) }),
      ),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = made.map(({ meta }) => meta.operation_id);
    const ends = await Promise.all(ids.map((id) => launchpad.finished('shop', id)));
    const states = new Set(ends.map((one) => one['status']));
    for (const state of states) {
      expect(['live', 'rolled_back', 'superseded', 'cancelled']).toContain(state);
    }
    expect(await launchpad.visit('shop')).toMatchObject({ status: 200 });
  }, 120_000);

  it('rolled_back: brings the release before back when the new one keeps crashing', async () => {
    await repository.commit(
      {
        ...plainServer('three'),
        'server.js': `
          require('node:http').createServer((_, response) => response.end('three'))
            .listen(process.env.PORT, () => setTimeout(() => process.exit(7), 300));
        `,
      },
      'crashes',
    );
    const { body } = await launchpad.visit('shop');
    const crashing = await launchpad.redeploy('shop');
    const path = `/apps/shop/deployments/${String(crashing['id'])}`;
    const ended = await eventually(
      async () => {
        const { data } = await launchpad.get(path);
        return data['status'] === 'rolled_back' && data;
      },
      { timeoutMs: 30_000 },
    );
    expect(ended && ended['error']).toMatchObject({ code: 'deployment.crash_loop' });
    await eventually(async () => (await launchpad.visit('shop')).body === body);
    const { data } = await launchpad.get('/apps/shop/auto-deploy');
    expect(data).toMatchObject({ is_paused: true });
    const events = await launchpad.get('/events?type=deployment.rolled_back');
    expect(JSON.stringify(events.data)).toContain(String(crashing['id']));
  }, 90_000);

  it('rolled_back: brings the release before back when the new one answers with errors', async () => {
    const { body } = await launchpad.visit('shop');
    await repository.commit(
      {
        ...plainServer('four'),
        'server.js': `
          require('node:http').createServer((_, response) => {
            response.statusCode = 500;
            response.end('four');
          }).listen(process.env.PORT);
        `,
      },
      'always fails',
    );
    const failing = await launchpad.redeploy('shop');
    const path = `/apps/shop/deployments/${String(failing['id'])}`;
    const ended = await eventually(
      async () => {
        await launchpad.visit('shop');
        const { data } = await launchpad.get(path);
        return data['status'] === 'rolled_back' && data;
      },
      { timeoutMs: 30_000 },
    );
    expect(ended && ended['error']).toMatchObject({ code: 'deployment.error_rate' });
    expect(await launchpad.visit('shop')).toEqual({ status: 200, body });
  }, 90_000);

  it('409: says clearly that the artifact of a release is gone', async () => {
    const { data } = await launchpad.get('/apps/shop/releases/2');
    const hex = String(data['artifact_digest']).replace('sha256:', '');
    const { home } = launchpad.installation;
    await rm(join(home, 'launchpad', 'artifacts', hex), { recursive: true, force: true });
    const refused = await launchpad.post('/apps/shop/rollback', { release: 2 });
    expect([refused.status, refused.error.code]).toEqual([409, 'release.artifact_gone']);
    expect((await launchpad.get('/apps/shop/releases/2')).data['is_stored']).toBe(false);
  });
});
