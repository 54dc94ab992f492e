import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

/** A server that counts its visits in a file, and writes as much as it is asked for. */
function counter(version: string): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'counter', scripts: { start: 'node server.js' } }),
    'server.js': `
      const { createServer } = require('node:http');
      const fs = require('node:fs');
      const FILE = (process.env.FOLDER || '/data') + '/count';
      const read = () => { try { return Number(fs.readFileSync(FILE, 'utf8')); } catch { return 0; } };
      const does = {
        '/count': () => { const next = read() + 1; fs.writeFileSync(FILE, String(next)); return next; },
        '/read': () => read(),
        '/fill': () => {
          const file = fs.openSync('/data/ballast', 'a');
          try { for (;;) fs.writeSync(file, Buffer.alloc(4 * 1024 * 1024, 1)); }
          catch (error) { return error.code; } finally { fs.closeSync(file); }
        },
        '/empty': () => fs.rmSync('/data/ballast') ?? 'emptied',
        '/who': () => [fs.statSync(FILE).uid, process.getuid(), fs.readdirSync('/data')].join(' '),
      };
      createServer((request, response) => {
        const { searchParams, pathname } = new URL(request.url, 'http://app');
        try { response.end('${version} ' + (does[pathname]?.() ?? '')); }
        catch (error) { response.end('${version} ' + error.code); }
      }).listen(process.env.PORT, '0.0.0.0');
      process.on('SIGTERM', () => process.exit(0));
    `,
  };
}

describe('volumes of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_METRICS_EVERY_S: '1',
    });
    repository = await GitRepository.create(counter('one'));
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const ask = async (path: string) => (await launchpad.visit('shop', path)).body;

  it('live: a new volume comes with a release, and outlives deployments and a rollback', async () => {
    expect(await ask('/count')).toBe('one ENOENT');
    const body = { name: 'data', mount_path: '/data', size_gb: 1 };
    const made = await launchpad.post('/apps/shop/volumes', body);
    expect(made).toMatchObject({
      status: 201,
      data: { size_gb: 1, shared: false, attached: true, zero_downtime: false },
    });
    const mounted = await launchpad.finished('shop', String(made.data['deployment_id']));
    expect(mounted).toMatchObject({ status: 'live', reason: 'volumes' });
    expect(await ask('/count')).toBe('one 1');
    await repository.commit(counter('two'), 'second version');
    expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
    expect(await ask('/count')).toBe('two 2');
    const back = await launchpad.post('/apps/shop/rollback', { release: 1 });
    expect(await launchpad.finished('shop', back.meta.operation_id)).toMatchObject({
      status: 'live',
    });
    expect(await ask('/count')).toBe('one 3');
    await eventually(async () => {
      const { data } = await launchpad.get('/apps/shop/volumes/data');
      expect(data).toMatchObject({ status: 'ready', degraded: null });
      expect(data['used_bytes']).toBeGreaterThan(0);
    });
  }, 120_000);
});
