import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

const SERVER = `
  const { URL_OF_DB = '-', ONLY = '-', PORT } = process.env;
  require('node:http').createServer((request, response) =>
    response.end([URL_OF_DB, ONLY].join(' '))).listen(PORT);
`;

describe('values of variables for some environments', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create({
      'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
      'server.js': SERVER,
    });
    const env = { URL_OF_DB: 'usual' };
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env });
    const staging = { name: 'staging', repo: repository.dir, environment: 'staging' };
    await launchpad.deploy(staging);
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const change = (app: string, set: Fields, more: Fields = {}) =>
    launchpad.call('PATCH', `/apps/${app}/env`, { set, ...more });
  const applied = async (app: string, set: Fields, more: Fields = {}) => {
    const { data } = await change(app, set, { ...more, apply: true });
    await launchpad.finished(app, String(data['deployment_id']));
    return (await launchpad.visit(app)).body;
  };

  it('live: an app sees the values of its environment, and the usual ones besides', async () => {
    const preview = { environments: ['preview', 'staging'] };
    expect(await applied('shop', { URL_OF_DB: { value: 'of-others' } }, preview)).toBe('usual -');
    const production = { environments: ['production'] };
    expect(await applied('shop', { ONLY: { value: 'mine' } }, production)).toBe('usual mine');
    expect((await launchpad.call('PATCH', '/apps/shop', { environment: 'preview' })).data).toEqual(
      expect.objectContaining({ needs_deployment: ['environment'] }),
    );
    expect(await applied('shop', {})).toBe('of-others -');
    await launchpad.call('PATCH', '/apps/shop', { environment: null });
    expect(await applied('shop', {})).toBe('usual mine');
  }, 90_000);

  it('200: shows which environments see what, and never a secret', async () => {
    await change('shop', { OPEN: { value: 'a', secret: false } });
    await change('shop', { OPEN: { value: 'b' } }, { environments: ['staging'] });
    const { data } = await launchpad.get('/apps/shop/env');
    expect(data.items).toMatchObject([
      { key: 'ONLY', value: null, environments: [], overrides: [{ environment: 'production' }] },
      { key: 'OPEN', value: 'a', overrides: [{ environment: 'staging', value: 'b' }] },
      {
        key: 'URL_OF_DB',
        value: null,
        environments: ['production', 'staging', 'preview'],
        overrides: [{ environment: 'preview', value: null }, { environment: 'staging' }],
      },
    ]);
    const history = await launchpad.get('/apps/shop/env-changes?key=ONLY');
    expect(history.data.items[0]).toMatchObject({ environments: ['production'] });
    expect(JSON.stringify([data, history.data])).not.toMatch(/of-others|mine/);
  });

  it('200: tells by name how two environments, or two apps, differ', async () => {
    const diff = await launchpad.get('/apps/shop/env-diff?to=staging');
    expect(diff.data).toEqual({
      from: { app: 'shop', environment: 'production' },
      to: { app: 'shop', environment: 'staging' },
      added: [],
      removed: ['ONLY'],
      changed: ['OPEN', 'URL_OF_DB'],
      same: [],
    });
    await change('staging', { URL_OF_DB: { value: 'usual' }, MORE: { value: 'x' } });
    const apps = await launchpad.get('/apps/staging/env-diff?with=shop');
    expect(apps.data).toMatchObject({
      from: { app: 'staging', environment: 'staging' },
      to: { app: 'shop', environment: 'production' },
      added: ['ONLY', 'OPEN'],
      removed: ['MORE'],
      same: ['URL_OF_DB'],
    });
    const none = await launchpad.get('/apps/shop/env-diff?with=nobody');
    expect([none.status, none.error.code]).toEqual([404, 'app.not_found']);
  });

  it('live: a promotion takes the artifact, and the values of the other app', async () => {
    const { meta } = await launchpad.post('/apps/staging/promote', { to: 'shop' });
    expect(await launchpad.finished('shop', meta.operation_id)).toMatchObject({ status: 'live' });
    expect((await launchpad.visit('shop')).body).toBe('usual mine');
  }, 60_000);

  it('200: takes a value from one environment, and the variable with the last', async () => {
    await launchpad.call('DELETE', '/apps/shop/env/URL_OF_DB?environment=preview');
    await launchpad.call('DELETE', '/apps/shop/env/URL_OF_DB?environment=production');
    const kept = (await launchpad.get('/apps/shop/env/URL_OF_DB')).data;
    expect(kept).toMatchObject({ environments: ['staging'], overrides: [{ value: null }] });
    const gone = await launchpad.call('DELETE', '/apps/shop/env/URL_OF_DB?environment=staging');
    expect(gone.data['env_keys']).toEqual(['ONLY', 'OPEN']);
    const again = await change('shop', { URL_OF_DB: { value: 'new' } });
    expect(again.data['env_keys']).toContain('URL_OF_DB');
    const fresh = (await launchpad.get('/apps/shop/env/URL_OF_DB')).data;
    expect(fresh).toMatchObject({ overrides: [] });
  });

  it('200: keeps all of fifty values that are set at once for different environments', async () => {
    const environments = ['production', 'staging', 'preview'];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        launchpad.call('PUT', `/apps/staging/env/KEY_${index % 10}`, {
          value: String(index),
          environments: [environments[index % 3]],
        }),
      ),
    );
    const { data } = await launchpad.get('/apps/staging/env?limit=100');
    const keys = data.items.filter(({ key }) => String(key).startsWith('KEY_'));
    expect(keys).toHaveLength(10);
    for (const { overrides } of keys) expect(overrides).toHaveLength(3);
  }, 60_000);

  it('422: refuses environments that do not exist, and none', async () => {
    for (const environments of [['moon'], [], ['preview', 'preview']]) {
      const { status, error } = await change('shop', { A: { value: 'x' } }, { environments });
      expect([status, JSON.stringify(error)]).toEqual([
        422,
        expect.stringContaining('body.environments'),
      ]);
    }
  });
});
