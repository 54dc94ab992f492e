import { setTimeout as sleep } from 'node:timers/promises';
import { request as httpRequest } from 'node:http';
import { eventually } from '@skydeck/testing';
import { BindingRotation } from '../src/launchpad/bindings/binding-rotation.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

/** Says which key it has, and is busy with the request for a while after that. */
const SERVER = {
  'package.json': JSON.stringify({ name: 'bound', scripts: { start: 'node server.js' } }),
  'server.js': `
    const { createServer } = require('node:http');
    const { PORT, SKYDECK_AUTH_KEY = 'none', SKYDECK_AUTH_URL = 'none', PAY = 'none' } = process.env;
    console.log('the key is ' + SKYDECK_AUTH_KEY);
    createServer((_request, response) => {
      response.write([SKYDECK_AUTH_KEY, SKYDECK_AUTH_URL, PAY].join(' '));
      setTimeout(() => response.end(), 150);
    }).listen(PORT, '0.0.0.0');
    process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50));
  `,
};

describe('bindings of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let binding: string;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create(SERVER);
    await launchpad.deploy({ name: 'bound', repo: repository.dir, env: { TAKEN: 'x' } });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const keys = () => `${launchpad.installation.authUrl}/api/v1/projects/demo/keys`;
  /** The status of a call that needs a key of auth. */
  const statusWith = async (key: string): Promise<number> => {
    const url = `${launchpad.installation.authUrl}/api/v1/auth/users`;
    return (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).status;
  };
  const seen = async () => {
    const [key = '', url = '', pay = ''] = (await launchpad.visit('bound')).body.split(' ');
    return { key, url, pay };
  };
  /** Uses the key that the app has while the app is still answering. */
  const useKey = () =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(launchpad.installation.edgeUrl);
      const headers = { host: `bound.demo.apps.localhost:${port}` };
      const request = httpRequest({ host: '127.0.0.1', port, headers, agent: false });
      request.once('error', reject);
      request.once('response', (response) => {
        let used: Promise<number> | undefined;
        response.on('data', (part: Buffer) => {
          used ??= statusWith(String(part).split(' ')[0] ?? '');
        });
        response.once('error', reject);
        response.once('end', () => resolve(used ?? response.statusCode ?? 0));
      });
      request.setTimeout(15_000, () => request.destroy(new Error('No answer within 15 s.')));
      request.end();
    });

  it('201: gives an app a key of its own, and shows it nowhere', async () => {
    expect((await seen()).key).toBe('none');
    const made = await launchpad.post('/apps/bound/bindings', { target: 'auth' });
    expect(made).toMatchObject({
      status: 201,
      data: {
        kind: 'product',
        target: 'auth',
        state: 'attached',
        variables: { key: 'SKYDECK_AUTH_KEY', url: 'SKYDECK_AUTH_URL' },
      },
    });
    binding = String(made.data['id']);
    const deployment = String(made.data['deployment_id']);
    expect(await launchpad.finished('bound', deployment)).toMatchObject({
      status: 'live',
      reason: 'environment',
    });
    const { key, url } = await seen();
    expect(url).toBe(launchpad.installation.authUrl);
    expect(await statusWith(key)).toBe(200);
    const shown = [
      made,
      await launchpad.get('/apps/bound'),
      await launchpad.get(`/apps/bound/bindings/${binding}`),
      await launchpad.get('/apps/bound/bindings'),
      await launchpad.get('/apps/bound/env'),
      await launchpad.get('/apps/bound/releases/2/diff'),
      await launchpad.get('/events?limit=100'),
      await launchpad.get('/audit?limit=100'),
      await launchpad.get('/apps/bound/logs?limit=1000'),
    ].map((answer) => JSON.stringify(answer));
    expect(shown.filter((text) => text.includes(key))).toEqual([]);
    expect(shown[5]).toContain('SKYDECK_AUTH_KEY');
    await eventually(async () =>
      JSON.stringify(await launchpad.get('/apps/bound/logs?limit=1000')).includes('the key is ***'),
    );
  }, 60_000);

  it('409: binds to nothing twice, and takes no variable that there is', async () => {
    const twice = await launchpad.post('/apps/bound/bindings', { target: 'auth' });
    expect([twice.status, twice.error.code]).toEqual([409, 'app_binding.attached']);
    const body = { target: 'pay', names: { key: 'TAKEN' } };
    const taken = await launchpad.post('/apps/bound/bindings', body);
    expect([taken.status, taken.error.code]).toEqual([409, 'app_binding.variable_taken']);
    const made = await launchpad.call('GET', `${keys()}?product=pay`);
    expect(made.data.items).toEqual([]);
  });

  it('races: 50 at once make one binding and leave one key in force', async () => {
    const body = { target: 'pay', mode: 'test', names: { key: 'PAY' }, apply: false };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => launchpad.post('/apps/bound/bindings', body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { data } = await launchpad.call('GET', `${keys()}?product=pay&limit=100`);
    expect(data.items.filter((key) => key['revoked_at'] === null)).toHaveLength(1);
  }, 60_000);

  it('403: a key gives no app another key', async () => {
    const made = await launchpad.call('POST', keys(), { product: 'platform', name: 'deployer' });
    const secret = String(made.data['secret']);
    const body = { target: 'media' };
    const refused = await launchpad.call('POST', '/apps/bound/bindings', body, secret);
    expect([refused.status, refused.error.code]).toEqual([403, 'app_binding.needs_account']);
  });

  it('rotates without a broken request, and ends the key before only then', async () => {
    const before = (await seen()).key;
    const over = new AbortController();
    const statuses: number[] = [];
    const visitor = async (): Promise<void> => {
      while (!over.signal.aborted) {
        statuses.push(await useKey());
        // The machine has more to do than to answer visitors.
        await sleep(20);
      }
    };
    const visitors = Array.from({ length: 6 }, visitor);
    try {
      const made = await launchpad.post(`/apps/bound/bindings/${binding}/rotate`);
      expect(made.data['state']).toBe('rotating');
      const again = await launchpad.post(`/apps/bound/bindings/${binding}/rotate`);
      expect([again.status, again.error.code]).toEqual([409, 'app_binding.rotating']);
      await launchpad.finished('bound', String(made.data['deployment_id']));
      await eventually(async () => (await statusWith(before)) === 401, { timeoutMs: 20_000 });
    } finally {
      over.abort();
      await Promise.all(visitors);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(10);
    const { key, pay } = await seen();
    expect(key).not.toBe(before);
    expect(pay).toMatch(/^dk_test_/);
    expect(await statusWith(key)).toBe(200);
    const shown = await launchpad.get(`/apps/bound/bindings/${binding}`);
    expect(shown.data['state']).toBe('attached');
  }, 120_000);

  it('goes back to an earlier release with the key of now', async () => {
    const { key } = await seen();
    const made = await launchpad.post('/apps/bound/rollback', { release: 2 });
    await launchpad.finished('bound', made.meta.operation_id);
    expect((await seen()).key).toBe(key);
    await launchpad.post('/apps/bound/auto-deploy/resume');
  }, 60_000);

  it('tells of a key that somebody else has ended', async () => {
    const { data } = await launchpad.get(`/apps/bound/bindings/${binding}`);
    await launchpad.call('DELETE', `${keys()}/${String(data['credential_id'])}`);
    const { app } = launchpad.installation.platform!;
    await app.get(BindingRotation, { strict: false }).askAll();
    const shown = await launchpad.get(`/apps/bound/bindings/${binding}`);
    expect(shown.data['state']).toBe('revoked');
    await eventually(async () => {
      const events = await launchpad.get('/events?type=app_binding.revoked');
      expect(events.data.items).toHaveLength(1);
    });
    const rotated = await launchpad.post(`/apps/bound/bindings/${binding}/rotate`);
    await launchpad.finished('bound', String(rotated.data['deployment_id']));
    expect(await statusWith((await seen()).key)).toBe(200);
  }, 60_000);

  it('200: ends the keys when a binding is detached, and when the app is deleted', async () => {
    const { key } = await seen();
    const removed = await launchpad.call('DELETE', `/apps/bound/bindings/${binding}`);
    expect(removed.data).toEqual({ id: binding, deleted: true });
    expect(await statusWith(key)).toBe(401);
    await eventually(async () => (await seen()).key === 'none', { timeoutMs: 50_000 });
    await launchpad.call('DELETE', '/apps/bound');
    await eventually(
      async () => {
        const { data } = await launchpad.call('GET', `${keys()}?product=pay&limit=100`);
        return data.items.every((one) => one['revoked_at'] !== null);
      },
      { timeoutMs: 50_000 },
    );
  }, 120_000);
});
