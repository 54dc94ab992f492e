import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

const SERVER = `
  const { createServer } = require('node:http');
  const { readFileSync } = require('node:fs');
  const said = () => { try { return readFileSync('said.txt', 'utf8').trim(); } catch { return '-'; } };
  createServer((request, response) => {
    if (request.url === '/slow') return setTimeout(() => response.end('slow'), 1000);
    response.end([process.argv[2] ?? 'plain', said(), request.url].join(' '));
  }).listen(process.env.PORT);
`;

describe('settings of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    const manifest = { scripts: { start: 'node server.js' } };
    repository = await GitRepository.create({
      'package.json': JSON.stringify(manifest),
      'server.js': SERVER,
      'quiet.js': 'setInterval(() => {}, 1000)',
      'sub/index.html': 'a page',
    });
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const patch = (app: string, body: Fields) => launchpad.call('PATCH', `/apps/${app}`, body);

  it('live: what is changed is named until a deployment takes it up', async () => {
    const changed = await patch('shop', {
      build_command: 'echo built > said.txt',
      start_command: 'node server.js given',
      health_path: '/health',
      health_timeout_s: 20,
      keep_releases: 2,
      watch_s: 5,
      cpu: 0.5,
      memory_mb: 128,
    });
    expect(changed.data).toMatchObject({
      settings: { build_command: 'echo built > said.txt', port: null, watch_s: 5, memory_mb: 128 },
      needs_deployment: ['build_command', 'cpu', 'health_path', 'memory_mb', 'start_command'],
    });
    expect((await launchpad.visit('shop', '/x')).body).toBe('plain - /x');
    const { status } = await launchpad.redeploy('shop');
    expect(status).toBe('live');
    expect((await launchpad.visit('shop', '/x')).body).toBe('given built /x');
    expect((await launchpad.get('/apps/shop')).data['needs_deployment']).toEqual([]);
    expect((await launchpad.get('/apps/shop/scale')).data).toMatchObject({ memory_mb: 128 });
    const back = await patch('shop', { health_path: null, start_command: null, watch_s: null });
    expect(back.data).toMatchObject({
      settings: { health_path: null, start_command: null, watch_s: 60 },
      needs_deployment: ['health_path', 'start_command'],
    });
  }, 60_000);

  it('200: a new app is given all of it, and shows it', async () => {
    const settings = {
      root: 'sub',
      output_dir: '.',
      runtime: 'static',
      runtime_version: '24',
      environment: 'staging',
    };
    const made = await launchpad.deploy({ name: 'page', repo: repository.dir, ...settings });
    expect(made['status']).toBe('live');
    expect((await launchpad.visit('page')).body).toBe('a page');
    const { data } = await launchpad.get('/apps/page');
    expect(data).toMatchObject({ settings, needs_deployment: [] });
  }, 60_000);

  it('failed: a replica has as long to become healthy as its app says', async () => {
    const body = { name: 'quiet', repo: repository.dir, start_command: 'node quiet.js' };
    const made = await launchpad.deploy({ ...body, health_timeout_s: 2 });
    expect(made['error']).toMatchObject({ code: 'deployment.never_listened' });
    expect(JSON.stringify(made['error'])).toContain('ran for 2 s');
  }, 60_000);

  it('event: tells what was changed, and never a value of it', async () => {
    await patch('shop', { repo: repository.dir, env: { TOKEN: 'very-secret' } });
    const events = await eventually(async () => {
      const { data } = await launchpad.get('/events?type=app.updated&limit=100');
      const text = JSON.stringify(data.items);
      return text.includes('"env"') && data.items;
    });
    const found = events.map((one) => (one['data'] as Fields)['changed']);
    expect(found).toContainEqual(['env', 'repo']);
    expect(found).toContainEqual(['health_path', 'start_command', 'watch_s']);
    const audit = await launchpad.get('/audit?limit=100');
    expect(JSON.stringify([events, audit.data])).not.toContain('very-secret');
    expect(JSON.stringify(audit.data)).toContain('"keep_releases":2');
  }, 30_000);

  it('422: names the field that is wrong', async () => {
    const wrong: [Fields, string][] = [
      [{ port: 70_000 }, 'body.port'],
      [{ root: '../up' }, 'body.root'],
      [{ output_dir: '/etc' }, 'body.output_dir'],
      [{ runtime_version: 'latest; rm' }, 'body.runtime_version'],
      [{ watch_s: -1 }, 'body.watch_s'],
      [{ name: 'No Name' }, 'body.name'],
      [{ environment: 'moon' }, 'body.environment'],
      [{ cpu: 64 }, 'body.cpu'],
    ];
    for (const [body, location] of wrong) {
      const { status, error } = await patch('shop', body);
      expect([status, JSON.stringify(error)]).toEqual([422, expect.stringContaining(location)]);
    }
  });

  it('412: refuses a change of what is no longer there', async () => {
    const headers = { authorization: `Bearer ${launchpad.token}` };
    const seen = await fetch(launchpad.address('/apps/shop'), { headers });
    const etag = seen.headers.get('etag') ?? '';
    const at = (tag: string, body: Fields) =>
      fetch(launchpad.address('/apps/shop'), {
        method: 'PATCH',
        headers: { ...headers, 'if-match': tag, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await at(etag, { port: 3001 })).status).toBe(200);
    expect((await at(etag, { port: 3002 })).status).toBe(412);
  });

  it('200: keeps all of fifty changes that are made at once', async () => {
    const changes = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? { keep_releases: 7 } : { build_command: 'echo all > said.txt' },
    );
    const answers = await Promise.all(changes.map((body) => patch('shop', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { settings } = (await launchpad.get('/apps/shop')).data;
    expect(settings).toMatchObject({ keep_releases: 7, build_command: 'echo all > said.txt' });
  }, 30_000);

  it('renamed: no request fails, and the old address leads to the new one', async () => {
    const answered: number[] = [];
    const over = new AbortController();
    const ask = async () => {
      while (!over.signal.aborted) {
        answered.push((await launchpad.visit('shop')).status);
        await sleep(5);
      }
    };
    const visitors = [ask(), ask(), ask(), ask()];
    const slow = launchpad.visit('shop', '/slow');
    const { status, data } = await patch('shop', { name: 'store' });
    expect([status, data['name']]).toEqual([200, 'store']);
    expect((await launchpad.visit('store', '/x')).status).toBe(200);
    expect(await slow).toEqual({ status: 200, body: 'slow' });
    await eventually(() => Promise.resolve(answered.slice(-20).every((one) => one === 308)));
    over.abort();
    await Promise.all(visitors);
    expect(new Set(answered)).toEqual(new Set([200, 308]));
    const where = await head('shop', '/a/b?c=d');
    expect(where).toMatch(/^http:\/\/store\.demo\.apps\.localhost(:\d+)?\/a\/b\?c=d$/);
    expect((await launchpad.get('/apps/shop')).error.code).toBe('app.not_found');
    expect((await patch('store', { name: 'page' })).error.code).toBe('app.name_taken');
  }, 60_000);

  it('renamed: a former name is free for another app, or at once when that is wanted', async () => {
    await launchpad.deploy({ name: 'shop', repo: repository.dir, root: 'sub' });
    expect((await launchpad.visit('shop')).body).toBe('a page');
    await patch('page', { name: 'leaf', keep_old_address: false });
    expect((await launchpad.visit('leaf')).body).toBe('a page');
    expect((await launchpad.visit('page')).status).toBe(404);
  }, 60_000);

  const head = (app: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(launchpad.installation.edgeUrl);
      const headers = { host: `${app}.demo.apps.localhost:${port}` };
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false });
      asked.once('error', reject);
      asked.once('response', (response) => {
        response.resume();
        resolve(response.headers.location ?? '');
      });
      asked.end();
    });
});
