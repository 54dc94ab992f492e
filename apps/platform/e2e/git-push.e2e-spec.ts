import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

interface Pushed {
  readonly exitCode: number;
  readonly err: string;
}

describe('git push to the platform', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_MAX_REPO_MB: '2' });
    repository = await GitRepository.create(plainServer('pushed'));
    await launchpad.post('/apps', { name: 'pushed' });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  function address(app = 'pushed', password = launchpad.token): string {
    const url = new URL(`/git/demo/${app}.git`, launchpad.installation.platformUrl);
    url.username = 'any';
    url.password = password;
    return url.href;
  }

  function push(ref = 'main', to = address(), ...more: string[]): Promise<Pushed> {
    const env = { PATH: process.env['PATH'], HOME: '/nonexistent', GIT_TERMINAL_PROMPT: '0' };
    return new Promise((resolve) => {
      execFile(
        'git',
        ['push', ...more, to, ref],
        { cwd: repository.dir, env, timeout: 60_000 },
        (error, _out, err) => resolve({ exitCode: error ? Number(error.code ?? 1) : 0, err }),
      );
    });
  }

  it('0: deploys what is pushed, and shows the build as it goes', async () => {
    const { exitCode, err } = await push();
    expect({ exitCode, err }).toMatchObject({
      exitCode: 0,
      err: expect.stringContaining('remote: Deploying'),
    });
    expect(err).toContain('remote: Detected:');
    expect(err).toContain('remote: Live at');
    expect(err).toContain('main -> main');
    expect(await launchpad.visit('pushed')).toEqual({ status: 200, body: 'pushed ' });
    const [commit = ''] = await repository.git('rev-parse', 'HEAD');
    expect((await launchpad.get('/apps/pushed')).data['current_release']).toMatchObject({
      commit_sha: commit,
    });
  }, 90_000);

  it('0: keeps other branches without deploying them', async () => {
    const { exitCode, err } = await push('main:topic');
    expect({ exitCode, err }).toMatchObject({
      exitCode: 0,
      err: expect.stringContaining('remote: Kept. Only the branch main is deployed.'),
    });
  }, 60_000);

  it('0: says that a deployment failed, keeps the commit, and the release before serves', async () => {
    const commit = await repository.commit(
      {
        'package.json': JSON.stringify({
          scripts: { build: 'echo no luck; exit 3', start: 'node server.js' },
        }),
      },
      'broken',
    );
    const { err } = await push();
    expect(err).toContain('remote: no luck');
    expect(err).toContain('remote: ERROR: the deployment is failed (deployment.build_failed)');
    expect(await launchpad.visit('pushed')).toMatchObject({ body: 'pushed ' });
    expect((await repository.git('ls-remote', address(), 'refs/heads/main')).join('')).toContain(
      commit,
    );
  }, 90_000);

  it('128: takes nothing without a good password, and tells of no app of others', async () => {
    for (const password of ['wrong', 'dk_live_nobody', '']) {
      const { exitCode, err } = await push('main', address('pushed', password));
      expect([exitCode, /Authentication failed|could not read/.test(err)]).toEqual([128, true]);
    }
    const none = await push('main', address('nothing'));
    expect([none.exitCode, none.err.includes('not found')]).toEqual([128, true]);
    const response = await fetch(
      `${launchpad.installation.platformUrl}/git/demo/pushed.git/info/refs?service=git-receive-pack`,
    );
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Skydeck"',
    ]);
    const elsewhere = address().replace('/demo/', '/other/');
    expect((await push('main', elsewhere)).exitCode).toBe(128);
  }, 60_000);

  it('1: refuses references that are no branches', async () => {
    const { exitCode, err } = await push('main:refs/skydeck/evil');
    expect([exitCode, err.includes('Only branches and tags are taken')]).toEqual([1, true]);
  }, 60_000);

  it('1: refuses objects that are not sound', async () => {
    const [blob = ''] = await repository.git('hash-object', '-w', 'server.js');
    const entry = Buffer.concat([Buffer.from('100644 .git\0'), Buffer.from(blob, 'hex')]);
    await writeFile(join(repository.dir, 'tree.bin'), entry);
    const [tree = ''] = await repository.git(
      'hash-object',
      '-w',
      '-t',
      'tree',
      '--literally',
      'tree.bin',
    );
    const [commit = ''] = await repository.git('commit-tree', tree, '-m', 'evil');
    const { exitCode, err } = await push(`${commit}:refs/heads/evil`);
    expect([exitCode === 0, /hasDotgit/.test(err)]).toEqual([false, true]);
  }, 60_000);

  it('1: refuses a pack that is larger than is accepted', async () => {
    await writeFile(join(repository.dir, 'large.bin'), randomBytes(4 * 1024 * 1024));
    await repository.commit({}, 'large');
    const { exitCode, err } = await push();
    expect([exitCode === 0, /exceeds|unpack|remote end hung up/i.test(err)]).toEqual([false, true]);
  }, 60_000);

  it('200: removes what was pushed together with the app', async () => {
    const { data } = await launchpad.get('/apps/pushed');
    const folder = join(launchpad.installation.home, 'launchpad/git', `${String(data['id'])}.git`);
    expect((await stat(folder)).isDirectory()).toBe(true);
    await launchpad.call('DELETE', '/apps/pushed');
    await eventually(() =>
      stat(folder).then(
        () => false,
        () => true,
      ),
    );
  }, 60_000);
});
