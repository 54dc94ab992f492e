import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform', 'edge'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Processes', '--slug', 'cli-run']);
  const repo = path.join(installation.stack.home, 'shop');
  await mkdir(repo);
  const files = {
    'package.json': JSON.stringify({ name: 'shop', scripts: { start: 'node server.js' } }),
    'server.js': `require('node:http').createServer((q, a) => a.end('hi')).listen(process.env.PORT);`,
    Procfile: 'web: node server.js\nworker: sleep 1000\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(repo, name), text);
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
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'A shop with a worker');
  await installation.json(['app', 'deploy', '--repo', repo, '--name', 'shop']);
}, 240_000);
afterAll(() => installation[Symbol.asyncDispose]());

it('run: shows what a command writes and exits as it does', async () => {
  const { exitCode, out, err } = await installation.skydeck([
    'app',
    'run',
    'shop',
    '--',
    'echo out; echo problem >&2; exit 3',
  ]);
  expect([exitCode, out.trim()]).toEqual([3, 'out']);
  expect(err).toContain('problem');
  const runs = await installation.json<{ status: string; exit_code: number }[]>([
    'app',
    'runs',
    'shop',
  ]);
  expect(runs[0]).toMatchObject({ status: 'failed', exit_code: 3 });
}, 60_000);

it('exec: runs a command inside a replica of a process, with its input', async () => {
  const argv = ['app', 'exec', 'shop', '--process', 'worker', '--stdin', '--'];
  const { exitCode, out } = await installation.skydeck([...argv, 'sh', '-c', 'cat; exit 4'], {
    input: 'typed',
  });
  expect([exitCode, out.trim()]).toEqual([4, 'typed']);
}, 60_000);

it('scale: changes several processes with one release', async () => {
  await installation.json(['app', 'scale', 'shop', 'web=2', 'worker=0']);
  const processes = await installation.json<object[]>(['app', 'processes', 'shop']);
  expect(processes).toMatchObject([
    { name: 'web', replicas: 2, running: 2 },
    { name: 'worker', replicas: 0, running: 0 },
  ]);
  const replicas = await installation.json<object[]>(['app', 'replicas', 'shop']);
  expect(replicas).toHaveLength(2);
}, 60_000);

it('cron: makes an entry, switches it off and deletes it', async () => {
  const cron = ['app', 'cron'];
  const made = ['shop', 'nightly', '--schedule', '30 4 * * *', '--time-zone', 'Europe/Berlin'];
  await installation.skydeck([...cron, 'create', ...made, '--', 'true']);
  await installation.json([...cron, 'set', 'shop', 'nightly', '--enabled', 'off']);
  const [entry] = await installation.json<object[]>([...cron, 'list', 'shop']);
  expect(entry).toMatchObject({ time_zone: 'Europe/Berlin', enabled: false, next_at: null });
  await installation.json([...cron, 'delete', 'shop', 'nightly', '--yes']);
  expect(await installation.json([...cron, 'list', 'shop'])).toEqual([]);
}, 60_000);
