import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

describe('looking into code before an app is made', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create({
      'package.json': JSON.stringify({
        scripts: { build: 'node build.js', start: 'node server.js' },
        engines: { node: '22' },
      }),
      'server.js': '',
      Procfile: 'worker: node worker.js\nrelease: node migrate.js\n',
      'site/index.html': 'a page',
      'empty/nothing.txt': '',
    });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const detect = (body: Fields) => launchpad.post('/apps/detect', body);
  const leftovers = () =>
    readdir(join(launchpad.installation.home, 'launchpad', 'detections')).catch(() => []);

  it('200: says what code is, how it is built and why, and makes nothing', async () => {
    const { status, data } = await detect({ repo: repository.dir });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      runtime: 'node',
      runtime_version: '22',
      root: '.',
      build_command: expect.stringContaining('build'),
      start_command: expect.stringContaining('node server.js'),
      output_dir: null,
      port: 3000,
      processes: [{ name: 'worker', command: 'node worker.js' }],
      release_command: 'node migrate.js',
    });
    expect(data['reasons']).not.toEqual([]);
    expect(data['commit_sha']).toMatch(/^[0-9a-f]{40}$/);
    expect((await launchpad.get('/apps')).data.items).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  it('200: settings win over what is found', async () => {
    const body = { repo: repository.dir, start_command: 'node other.js', port: 8080 };
    const found = await detect({ ...body, install_command: 'true', health_path: '/up' });
    expect(found.data).toMatchObject({
      start_command: 'node other.js',
      install_command: 'true',
      port: 8080,
      health_path: '/up',
    });
    const site = await detect({ repo: repository.dir, root: 'site' });
    expect(site.data).toMatchObject({ runtime: 'static', output_dir: '.', start_command: null });
  });

  it('200: looks into an upload', async () => {
    const packed = await promisify(execFile)('tar', ['-czf', '-', '-C', repository.dir, 'site'], {
      encoding: 'buffer',
    });
    const sent = await fetch(launchpad.address('/sources'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${launchpad.token}`,
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(packed.stdout),
    });
    const { data } = (await sent.json()) as { data: { id: string } };
    const found = await detect({ source: data.id, root: 'site' });
    expect(found.data).toMatchObject({ runtime: 'static', output_dir: '.' });
    const other = await detect({ source: `src_${'0'.repeat(26)}` });
    expect([other.status, other.error.code]).toEqual([404, 'source.not_found']);
    expect(await leftovers()).toEqual([]);
  });

  it('422: says why nothing is found, what is missing, and which field is wrong', async () => {
    const repo = repository.dir;
    const wrong: [Fields, string][] = [
      [{ repo, root: 'empty' }, 'deployment.no_runtime'],
      [{ repo, root: 'gone' }, 'deployment.invalid_settings'],
      [{ repo, branch: 'gone' }, 'deployment.branch_not_found'],
      [{ repo: `${repo}-gone` }, 'deployment.repo_not_found'],
      [{ repo: 'git@github.com:you/shop.git' }, 'app_detection.ssh_needs_app'],
      [{ repo: 'ext::sh -c id' }, 'app.repo_invalid'],
      [{}, 'validation_failed'],
      [{ repo, source: `src_${'0'.repeat(26)}` }, 'validation_failed'],
      [{ repo, root: '../..' }, 'validation_failed'],
    ];
    for (const [body, code] of wrong) {
      const { status, error } = await detect(body);
      expect([status, error.code]).toEqual([422, code]);
    }
    expect(await leftovers()).toEqual([]);
  }, 30_000);

  it('422: asks no host on a private network', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '2130706433']) {
      const { status, error } = await detect({ repo: `http://${host}:9/you/shop.git` });
      expect([status, error.code]).toEqual([422, 'app.repo_not_allowed']);
    }
  });

  it('429: looks at no more than a few at once, and the rest can try again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => detect({ repo: repository.dir })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(
      new Set(['app_detection.busy']),
    );
    expect((await detect({ repo: repository.dir })).status).toBe(200);
    expect(await leftovers()).toEqual([]);
  }, 60_000);
});
