import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

const SERVER = `
  const { BUILD_ONLY = '-', RUN_ONLY = '-', BOTH = '-', PORT } = process.env;
  console.log('plain is ' + process.env.PLAIN + ', secret is ' + RUN_ONLY);
  require('node:http').createServer((request, response) =>
    response.end([BUILD_ONLY, RUN_ONLY, BOTH].join(' '))).listen(PORT);
`;
const BUILD = 'echo "sees $BUILD_ONLY $RUN_ONLY $BOTH $PLAIN" > seen.txt && cat seen.txt';

describe('environment of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create({
      'package.json': JSON.stringify({ scripts: { build: BUILD, start: 'node server.js' } }),
      'server.js': SERVER,
    });
    await launchpad.deploy({ name: 'shop', repo: repository.dir, env: { BOTH: 'both-first' } });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const change = async (set: Fields, apply = false) => {
    const { status, data } = await launchpad.call('PATCH', '/apps/shop/env', { set, apply });
    expect(status).toBe(200);
    return data;
  };

  it('live: shows a variable to the build, to the app, or to both', async () => {
    await change({
      BUILD_ONLY: { value: 'build-secret', scope: 'build' },
      RUN_ONLY: { value: 'run-secret', scope: 'run' },
      PLAIN: { value: 'plain-value', secret: false },
    });
    const deployment = await launchpad.redeploy('shop');
    expect(await launchpad.visit('shop')).toMatchObject({ body: '- run-secret both-first' });
    const log = await launchpad.log('shop', String(deployment['id']));
    expect(log).toContain('sees ***  *** plain-value');
    await eventually(async () => {
      const { data } = await launchpad.get('/apps/shop/logs');
      return JSON.stringify(data).includes('plain is plain-value, secret is ***');
    });
  }, 60_000);

  it('200: shows values that are no secrets, and never others', async () => {
    const { data } = await launchpad.get('/apps/shop/env');
    expect(data.items).toMatchObject([
      { key: 'BOTH', value: null, scope: 'both', secret: true },
      { key: 'BUILD_ONLY', value: null, scope: 'build', secret: true },
      { key: 'PLAIN', value: 'plain-value', scope: 'both', secret: false },
      { key: 'RUN_ONLY', value: null, scope: 'run', secret: true },
    ]);
    const one = await launchpad.get('/apps/shop/env/RUN_ONLY');
    expect(one.data).toMatchObject({ key: 'RUN_ONLY', value: null });
    expect(one.data['updated_by']).toMatchObject({ kind: 'account' });
    expect((await launchpad.get('/apps/shop/env/NONE')).error.code).toBe('env_variable.not_found');
  });

  it('live: makes a release of a change at once, without a build', async () => {
    const { deployment_id: id } = await change({ RUN_ONLY: { value: 'run-changed' } }, true);
    const ended = await launchpad.finished('shop', String(id));
    expect(ended).toMatchObject({ status: 'live', reason: 'environment' });
    expect(await launchpad.visit('shop')).toMatchObject({ body: '- run-changed both-first' });
    const log = await launchpad.log('shop', String(id));
    expect(log).not.toContain('sees');
  }, 60_000);

  it('200: keeps the scope of a variable whose value changes, and removes', async () => {
    await launchpad.call('PUT', '/apps/shop/env/BUILD_ONLY', { value: 'other' });
    expect((await launchpad.get('/apps/shop/env/BUILD_ONLY')).data['scope']).toBe('build');
    const removed = await launchpad.call('DELETE', '/apps/shop/env/BUILD_ONLY');
    expect(removed.data['env_keys']).toEqual(['BOTH', 'PLAIN', 'RUN_ONLY']);
    const again = await launchpad.call('DELETE', '/apps/shop/env/BUILD_ONLY');
    expect([again.status, again.error.code]).toEqual([404, 'env_variable.not_found']);
  });

  it('200: tells who changed which variable, newest first, without values', async () => {
    const { data } = await launchpad.get('/apps/shop/env-changes?key=BUILD_ONLY');
    expect(data.items.map((one) => one['action'])).toEqual(['unset', 'set', 'set']);
    expect(data.items[0]).toMatchObject({ actor: { kind: 'account' }, scope: 'build' });
    const all = await launchpad.get('/apps/shop/env-changes');
    expect(JSON.stringify(all.data)).not.toMatch(/secret"?:"|run-changed|build-secret|both-first/);
  });

  it('200: keeps all of fifty variables that are set at once', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `KEY_${index}`);
    await Promise.all(
      keys.map((key) => launchpad.call('PUT', `/apps/shop/env/${key}`, { value: key })),
    );
    const { data } = await launchpad.get('/apps/shop');
    expect(data['env_keys']).toEqual(expect.arrayContaining(keys));
  }, 60_000);

  it('422: refuses names and values that no environment can hold', async () => {
    for (const set of [{ '1A': { value: 'x' } }, { A: { value: '\0' } }, { A: { scope: 'all' } }]) {
      const { status, error } = await launchpad.call('PATCH', '/apps/shop/env', { set });
      expect([status, error.code]).toEqual([422, 'validation_failed']);
    }
  });
});
