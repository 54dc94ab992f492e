import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

/** Writes what it is asked to. */
const WRITER = {
  'package.json': JSON.stringify({ name: 'writer', scripts: { start: 'node server.js' } }),
  'server.js': `
    const { createServer } = require('node:http');
    createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url, 'http://app');
      if (pathname === '/die') {
        console.log('last words');
        return setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
      }
      const times = Number(searchParams.get('times') ?? 1);
      const write = searchParams.get('to') === 'stderr' ? console.error : console.log;
      for (let index = 1; index <= times; index++) write(searchParams.get('line') + ' ' + index);
      response.end('written');
    }).listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

describe('logs of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_WATCH_S: '0', LAUNCHPAD_LOG_MB: '2' });
    repository = await GitRepository.create(WRITER);
    await launchpad.deploy({ name: 'loud', repo: repository.dir });
    await launchpad.deploy({ name: 'quiet', repo: repository.dir });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const write = async (app: string, query: string) => {
    expect((await launchpad.visit(app, `/?${query}`)).body).toBe('written');
  };
  const search = async (app: string, query: string) =>
    (await launchpad.get(`/apps/${app}/logs?${query}`)).data.items;
  const found = (app: string, query: string, lines: number) =>
    eventually(async () => {
      const items = await search(app, query);
      expect(items).toHaveLength(lines);
      return items;
    });

  const patch = (body: object) => launchpad.call('PATCH', '/apps/loud/log-retention', body);
  const used = async () =>
    Number((await launchpad.get('/apps/loud/log-retention')).data['used_bytes']);

  it('200: finds lines by words, stream, process, replica and time', async () => {
    await write('quiet', 'line=Tea%20is%20ready&times=3');
    await write('quiet', 'line=tea%20is%20cold&to=stderr');
    const [first] = await found('quiet', 'q=TEA', 4);
    expect(first).toMatchObject({ process: 'web', stream: 'stdout', line: 'Tea is ready 1' });
    await found('quiet', 'q=tea%20is&stream=stderr', 1);
    await found('quiet', 'q=tea&process=worker', 0);
    await found('quiet', `q=tea&replica=${String(first?.['replica'])}`, 4);
    await found('quiet', 'q=tea&replica=rpl_none', 0);
    await found('quiet', `q=tea&since=${String(first?.['at'])}`, 4);
    await found('quiet', `q=tea&until=${String(first?.['at'])}`, 0);
    // These are no patterns.
    await found('quiet', 'q=tea%25', 0);
  });

  it('200: pages forward by the cursor and back by `before`', async () => {
    await write('quiet', 'line=page&times=10');
    await found('quiet', 'q=page&limit=100', 10);
    const first = await launchpad.get('/apps/quiet/logs?q=page&after=0&limit=6');
    expect(first.data.items).toHaveLength(6);
    const cursor = first.meta.page.next_cursor;
    const second = await launchpad.get(`/apps/quiet/logs?q=page&after=${cursor}&limit=6`);
    expect(texts(second.data.items)).toEqual(['page 7', 'page 8', 'page 9', 'page 10']);
    expect(second.meta.page.next_cursor).toBeNull();
    const newest = await search('quiet', 'q=page&limit=4');
    expect(texts(newest)).toEqual(['page 7', 'page 8', 'page 9', 'page 10']);
    const older = await search('quiet', `q=page&limit=4&before=${String(newest[0]?.['seq'])}`);
    expect(texts(older)).toEqual(['page 3', 'page 4', 'page 5', 'page 6']);
    const { status } = await launchpad.get('/apps/quiet/logs?after=1&before=9');
    expect(status).toBe(422);
  });

  it('keeps an app that writes ten thousand lines at once from starving another', async () => {
    await write('loud', 'line=flood&times=40000');
    await write('quiet', 'line=heard');
    await found('quiet', 'q=heard', 1);
    // Every line is there or counted, also the last ones.
    await eventually(async () => {
      const notices = await search('loud', 'q=lines%20left%20out');
      const left = notices.map(({ line }) => Number.parseInt(String(line).slice(1), 10));
      const kept = await launchpad.get('/apps/loud/logs?q=flood%2040000');
      expect(kept.data.items.length).toBeLessThanOrEqual(1);
      expect(left.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30_000);
    });
  }, 30_000);

  it('keeps lines through kill -9 of the app and through a deployment', async () => {
    await launchpad.visit('quiet', '/die');
    await found('quiet', 'q=last%20words', 1);
    await found('quiet', 'q=was%20ended%20by%20SIGKILL', 1);
    expect(await launchpad.redeploy('quiet')).toMatchObject({ status: 'live' });
    await write('quiet', 'line=new%20life');
    await found('quiet', 'q=new%20life', 1);
    const [last] = await search('quiet', 'q=last%20words');
    const [next] = await search('quiet', 'q=new%20life');
    expect(Number(next?.['seq'])).toBeGreaterThan(Number(last?.['seq']));
  }, 60_000);

  it('keeps as much as it is told, and no more than the installation gives', async () => {
    const refused = await patch({ keep_mb: 3 });
    expect([refused.status, refused.error.code]).toEqual([422, 'app_logs.too_much']);
    expect((await patch({ keep_days: 31 })).error.code).toBe('app_logs.too_much');
    await write('loud', `line=${'x'.repeat(2_000)}&times=2000`);
    await eventually(async () => expect(await used()).toBeGreaterThan(1_500_000));
    const { data } = await patch({ keep_mb: 1, keep_days: 2 });
    expect(data).toMatchObject({ keep_mb: 1, keep_days: 2 });
    // What is on its way comes after it, and is left out with the next lines.
    await eventually(async () => expect(await used()).toBeLessThanOrEqual(1024 * 1024));
  }, 30_000);
});

function texts(items: readonly Record<string, unknown>[]): unknown[] {
  return items.map(({ line }) => line);
}
