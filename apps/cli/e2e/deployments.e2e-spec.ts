import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { CuttingProxy } from './cut-connections.js';
import { finished, type Installation, startInstallation } from './installation.js';

let installation: Installation;
let repo: string;

interface App {
  readonly name: string;
  readonly status: string;
  readonly url: string;
  readonly env_keys: readonly string[];
  readonly latest_deployment: {
    readonly id: string;
    readonly number: number;
    readonly status: string;
  };
}

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform', 'edge'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Deployments', '--slug', 'cli-deploy']);
  repo = path.join(installation.stack.home, 'shop');
  await commit({
    'package.json': JSON.stringify({ name: 'shop', scripts: { start: 'node server.js' } }),
    'server.js': `require('node:http').createServer((request, response) => {
      console.log('asked for ' + request.url);
      response.end(process.env.GREETING || 'hello');
    }).listen(process.env.PORT);`,
  });
}, 180_000);
afterAll(() => installation[Symbol.asyncDispose]());

const git = (...argv: string[]) =>
  promisify(execFile)('git', [
    '-C',
    repo,
    '-c',
    'user.name=t',
    '-c',
    'user.email=t@localhost',
    ...argv,
  ]);

async function commit(files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(repo, { recursive: true });
  await git('init', '--quiet', '--initial-branch=main');
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(repo, name), content);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Change the shop');
}

/** Asks the edge for an app: Node does not resolve names below localhost by itself. */
function ask(url: string): Promise<string> {
  const { host, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (response) =>
      resolve(text(response)),
    ).on('error', reject);
  });
}

describe('app deploy', () => {
  it('0: shows the build, and ends with an address that answers', async () => {
    const { exitCode, out, err } = await installation.skydeck([
      'app',
      'deploy',
      '--repo',
      repo,
      '--branch',
      'main',
    ]);
    expect({ exitCode, err }).toMatchObject({
      exitCode: 0,
      err: expect.stringContaining('→ building'),
    });
    const [lastLine = ''] = out.trimEnd().split('\n').slice(-1);
    const url = /^URL +(http:\S+)$/.exec(lastLine)?.[1] ?? '';
    expect(await ask(url)).toBe('hello');
  }, 180_000);

  it('0: deploys the same app again, with what was set', async () => {
    const app = await installation.json<App>([
      'app',
      'deploy',
      '--repo',
      repo,
      '--env',
      'GREETING=bonjour',
    ]);
    expect(app).toMatchObject({ name: 'shop', status: 'live', env_keys: ['GREETING'] });
    expect(app.latest_deployment).toMatchObject({ number: 2, status: 'live' });
    expect(await ask(app.url)).toBe('bonjour');
    expect(await installation.json(['app', 'list'])).toHaveLength(1);
  }, 180_000);

  it('0: shows what the app writes, and follows it, also over cuts', async () => {
    const { url } = await installation.json<App>(['app', 'show', 'shop']);
    await ask(`${url}/before`);
    const isWritten = (what: string) =>
      eventually(async () => {
        const { out } = await installation.skydeck(['app', 'logs', 'shop']);
        return out.includes(`asked for ${what}`);
      });
    await isWritten('/before');

    await using proxy = await CuttingProxy.to(installation.stack.endpoints.base_url);
    const environment = { SKYDECK_API_URL: proxy.url };
    const child = installation.start(['app', 'logs', 'shop', '-f', '-o', 'json'], { environment });
    let seen = '';
    child.stdout?.on('data', (chunk: Buffer) => (seen += chunk.toString()));
    const ended = finished(child);
    await eventually(() => seen.includes('asked for /before'));
    await proxy.cut();
    await ask(`${url}/away`);
    await isWritten('/away');
    await proxy.mend();
    await eventually(() => seen.includes('asked for /away'), { timeoutMs: 30_000 });
    proxy.hangUp();
    await ask(`${url}/after`);
    await eventually(() => seen.includes('asked for /after'), { timeoutMs: 30_000 });
    child.kill('SIGINT');
    const { exitCode, out } = await ended;
    expect(exitCode).toBe(130);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { line: string }).line);
    const asked = lines.filter((line) => /\/(before|away|after)$/.test(line));
    expect(asked).toEqual(['asked for /before', 'asked for /away', 'asked for /after']);
  }, 120_000);

  it('130: Ctrl-C stops waiting, and the deployment goes on', async () => {
    await commit({
      'package.json': JSON.stringify({ scripts: { build: 'sleep 5', start: 'node server.js' } }),
    });
    const child = installation.start(['app', 'deploy', '--repo', repo]);
    const ended = finished(child);
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('→ building')) child.kill('SIGINT');
    });
    const { exitCode, err } = await ended;
    expect({ exitCode, err }).toMatchObject({
      exitCode: 130,
      err: expect.stringContaining('The deployment goes on.'),
    });
    await eventually(
      async () => {
        const { latest_deployment } = await installation.json<App>(['app', 'show', 'shop']);
        return latest_deployment.status === 'live';
      },
      { timeoutMs: 120_000, everyMs: 1000 },
    );
  }, 180_000);

  it('5: gives up waiting when the time is over, and 0: can be cancelled', async () => {
    await commit({
      'package.json': JSON.stringify({ scripts: { build: 'sleep 60', start: 'node server.js' } }),
    });
    const { exitCode, err } = await installation.skydeck([
      'app',
      'deploy',
      '--repo',
      repo,
      '--timeout',
      '3s',
    ]);
    expect({ exitCode, err }).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('It goes on.'),
    });
    expect((await installation.skydeck(['app', 'cancel', 'shop'])).exitCode).toBe(0);
    await eventually(
      async () => {
        const [latest] = await installation.json<App['latest_deployment'][]>([
          'app',
          'deployments',
          'shop',
        ]);
        return latest?.status === 'cancelled';
      },
      { timeoutMs: 30_000, everyMs: 500 },
    );
  }, 120_000);

  it('1: names the stage, the code and the sentence of a failure', async () => {
    await commit({
      'package.json': JSON.stringify({ scripts: { build: 'exit 7', start: 'node server.js' } }),
    });
    const { exitCode, out, err } = await installation.skydeck([
      'app',
      'deploy',
      '--repo',
      repo,
      '-o',
      'json',
    ]);
    expect(exitCode).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ latest_deployment: { status: 'failed' } });
    const lastLine = err.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(lastLine)).toMatchObject({
      error: {
        code: expect.stringContaining('deployment.'),
        message: expect.stringContaining('building'),
        hint: expect.stringContaining('stage: building'),
      },
    });
    const log = await installation.json<{ line: string }[]>([
      'app',
      'logs',
      'shop',
      '--deployment',
      'latest',
    ]);
    expect(log.length).toBeGreaterThan(0);
  }, 120_000);

  it('0: variables are set and removed without showing a value', async () => {
    const set = await installation.json([
      'app',
      'env',
      'set',
      'shop',
      'TOKEN=hunter2',
      '--no-deploy',
    ]);
    expect(set).toEqual([{ key: 'GREETING' }, { key: 'TOKEN' }]);
    const unset = await installation.json(['app', 'env', 'unset', 'shop', 'TOKEN', '--no-deploy']);
    expect(unset).toEqual([{ key: 'GREETING' }]);
  });

  it('2: deletes nothing without --yes; 0: and with it everything; 4: then it is gone', async () => {
    expect((await installation.skydeck(['app', 'delete', 'shop'])).exitCode).toBe(2);
    expect(await installation.json(['app', 'delete', 'shop', '--yes'])).toMatchObject({
      deleted: true,
    });
    expect((await installation.skydeck(['app', 'show', 'shop'])).exitCode).toBe(4);
  }, 60_000);
});
