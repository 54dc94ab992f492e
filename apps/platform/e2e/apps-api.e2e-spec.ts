import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

describe('the API of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create(plainServer('one'));
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const auth = () => `${launchpad.installation.authUrl}/api/v1`;

  /** A key of the project with these scopes. */
  async function keyWith(scopes: readonly string[]): Promise<string> {
    const { data } = await launchpad.post(`${auth()}/projects/demo/keys`, {
      product: 'platform',
      mode: 'live',
      name: 'a key',
      scopes,
    });
    return String(data['secret']);
  }

  it('401: wants to know who calls', async () => {
    expect((await launchpad.call('GET', '/apps', undefined, 'nonsense')).status).toBe(401);
  });

  it('404: knows no project that the caller does not belong to', async () => {
    const address = launchpad.address('/apps').replace('/demo/', '/other/');
    expect((await launchpad.get(address)).error.code).toBe('project_not_found');
  });

  it('403: a key may do what its scopes say', async () => {
    const reader = await keyWith(['apps:read']);
    expect((await launchpad.call('GET', '/apps', undefined, reader)).status).toBe(200);
    const refused = await launchpad.call('POST', '/apps', { repo: repository.dir }, reader);
    expect([refused.status, refused.error.code]).toEqual([403, 'insufficient_scope']);
  });

  it('422: deploys folders of the machine for owners and keys without limits only', async () => {
    const limited = await keyWith(['apps:read', 'apps:write']);
    const refused = await launchpad.call('POST', '/apps', { repo: repository.dir }, limited);
    expect([refused.status, refused.error.code]).toEqual([422, 'app.repo_not_allowed']);
    const full = await keyWith(['*']);
    const body = { name: 'by-key', repo: `file://${repository.dir}` };
    const made = await launchpad.call('POST', '/apps', body, full);
    expect(made.status).toBe(202);
    await launchpad.finished('by-key', made.meta.operation_id);
    expect((await launchpad.call('DELETE', '/apps/by-key')).status).toBe(200);
  }, 60_000);

  it.each([
    'http://127.0.0.1/x.git',
    'http://localhost:4100/x.git',
    'https://10.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/x',
    'http://[::ffff:127.0.0.1]/x',
    'http://2130706433/x',
    'http://0x7f.1/x',
    'git://192.168.1.1/x',
    'git@127.0.0.1:x',
    'ssh://git@[fd00::1]/x',
  ])('422: refuses the private host of %s', async (repo) => {
    const refused = await launchpad.post('/apps', { name: 'inside', repo });
    expect([refused.status, refused.error.code]).toEqual([422, 'app.repo_not_allowed']);
  });

  it.each([
    [{}, 'validation_failed'],
    [{ repo: 'not a repository' }, 'app.repo_invalid'],
    [{ repo: 'ext::sh -c id' }, 'app.repo_invalid'],
    [{ repo: '--upload-pack=id' }, 'app.repo_invalid'],
    [{ repo: '/x', name: 'Has Capitals' }, 'validation_failed'],
    [{ repo: '/x', name: 'a'.repeat(41) }, 'validation_failed'],
    [{ repo: '/x', branch: '--option' }, 'validation_failed'],
    [{ repo: '/x', branch: 'a..b' }, 'validation_failed'],
    [{ repo: '/x', env: { '1BAD': 'x' } }, 'validation_failed'],
    [{ repo: '/x', root: '../outside' }, 'validation_failed'],
    [{ repo: '/x', port: 0 }, 'validation_failed'],
    [{ repo: '/x', health_path: 'up' }, 'validation_failed'],
    [{ repo: '/x', surprise: 1 }, 'validation_failed'],
  ])('422: refuses %j', async (body, code) => {
    const refused = await launchpad.post('/apps', body);
    expect([refused.status, refused.error.code]).toEqual([422, code]);
  });

  it('422: refuses an environment of more than a hundred entries, or 32 kB in one', async () => {
    const env = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`E${index}`, 'x']));
    const refused = await launchpad.post('/apps', { repo: '/x', env });
    expect(refused.error.code).toBe('validation_failed');
    const big = await launchpad.post('/apps', { repo: '/x', env: { BIG: 'x'.repeat(33 * 1024) } });
    expect(big.error.code).toBe('validation_failed');
  });

  it('409: gives a name to one app of the project only, of fifty that want it at once', async () => {
    const wanted = { name: 'unique', repo: repository.dir };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => launchpad.post('/apps', wanted)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['app.name_taken']));
    await eventually(async () => (await launchpad.get('/apps/unique')).data['status'] === 'live');
  }, 60_000);

  it('202: names an app after its repository, and never shows credentials', async () => {
    const made = await launchpad.post('/apps', {
      repo: 'https://robot:s3cr3t-token@code.invalid/team/My_Shop.git',
    });
    expect(made.data).toMatchObject({
      name: 'my-shop',
      repo: 'https://code.invalid/team/My_Shop.git',
      project: 'demo',
      url: expect.stringMatching(/^http:\/\/my-shop\.demo\.apps\.localhost:\d+$/),
      status: 'deploying',
    });
    const ended = await launchpad.finished('my-shop', made.meta.operation_id);
    expect(ended).toMatchObject({
      status: 'failed',
      error: { stage: 'cloning', code: 'deployment.repo_unreachable' },
    });
    const log = await launchpad.log('my-shop', made.meta.operation_id);
    const shown = JSON.stringify([made, ended, await launchpad.get('/apps/my-shop'), log]);
    expect(shown).not.toMatch(/s3cr3t-token|robot/);
  }, 60_000);

  it('200: lists apps newest first, page by page', async () => {
    const first = await launchpad.get('/apps?limit=1');
    expect(first.data.items.map((app) => app['name'])).toEqual(['my-shop']);
    const cursor = first.meta.page.next_cursor ?? '';
    const second = await launchpad.get(`/apps?limit=1&cursor=${cursor}`);
    expect(second.data.items.map((app) => app['name'])).toEqual(['unique']);
    expect(second.meta.page.next_cursor).toBeNull();
  });

  it('200: keeps both of two changes made at once', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        launchpad.call('PATCH', '/apps/unique', { env: { [`KEY_${index}`]: 'value' } }),
      ),
    );
    const { data } = await launchpad.get('/apps/unique');
    expect((data['env_keys'] as string[]).length).toBe(50);
    const one = await launchpad.call('PATCH', '/apps/unique', { branch: 'next' });
    expect(one.data['branch']).toBe('next');
    const none = await launchpad.call('PATCH', '/apps/unique', { id: 'app_other' });
    expect(none.error.code).toBe('validation_failed');
  });

  it('404: knows no app, deployment or log of nobody', async () => {
    expect((await launchpad.get('/apps/none')).error.code).toBe('app.not_found');
    expect((await launchpad.get('/apps/none/logs')).error.code).toBe('app.not_found');
    const missing = await launchpad.get('/apps/unique/deployments/dep_none');
    expect(missing.error.code).toBe('deployment.not_found');
    const other = await launchpad.get('/apps/my-shop/deployments?limit=1');
    const foreign = String(other.data.items[0]?.['id']);
    const crossed = await launchpad.get(`/apps/unique/deployments/${foreign}`);
    expect(crossed.error.code).toBe('deployment.not_found');
    expect((await launchpad.get(`/apps/unique/deployments/${foreign}/logs`)).status).toBe(404);
  });

  it('200: says which engines work here', async () => {
    const { data } = await launchpad.get(`${launchpad.installation.platformUrl}/v1/system/engines`);
    expect(data.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ engine: 'builder', driver: 'sandbox', ok: true, chosen: true }),
        expect.objectContaining({ engine: 'runtime', driver: 'process', ok: true, chosen: true }),
        expect.objectContaining({
          engine: 'compute',
          driver: 'incus',
          ok: true,
          chosen: true,
          capabilities: expect.objectContaining({ kind: 'container', live_resize: true }),
        }),
      ]),
    );
  });

  it('200: reaches the services by their names too', async () => {
    for (const name of ['platform', 'auth']) {
      const { status, body } = await launchpad.ask(`${name}.localhost`, '/healthz');
      expect([status, JSON.parse(body)]).toMatchObject([200, { data: { service: name } }]);
    }
  });

  it('404: the apps of a deleted project are gone from the edge too', async () => {
    await launchpad.call('DELETE', '/apps/unique');
    const made = await launchpad.deploy({ name: 'orphan', repo: repository.dir });
    expect(made['status']).toBe('live');
    const gone = await launchpad.call('DELETE', `${auth()}/projects/demo`);
    expect(gone.status).toBe(200);
    await eventually(async () => (await launchpad.visit('orphan')).status === 404);
    expect((await launchpad.get('/apps')).error.code).toBe('project_not_found');
  }, 60_000);

  it('200: publishes every operation with its id', async () => {
    const response = await fetch(`${launchpad.installation.platformUrl}/openapi.json`);
    const document = (await response.json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    const own = [
      'cancelDeployment',
      'createApp',
      'createDeployment',
      'deleteApp',
      'getApp',
      'getDeployment',
      'getOperation',
      'listAppLogs',
      'listApps',
      'listDeploymentLogs',
      'listDeployments',
      'listEngines',
      'streamAppLogs',
      'streamDeploymentLogs',
      'updateApp',
    ];
    // Besides what every service publishes.
    expect(ids).toEqual(expect.arrayContaining(own));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
