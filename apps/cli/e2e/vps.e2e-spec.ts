import { execFile, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { type Finished, type Installation, startInstallation } from './installation.js';
import { makeBridge, serverEnvironment } from './servers.js';

let installation: Installation;
let bridge: AsyncDisposable;

interface Server {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly ready: boolean;
  readonly ipv4: string;
  readonly size: { readonly slug: string; readonly disk_gb: number };
  readonly tags: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

beforeAll(async () => {
  const environment = serverEnvironment();
  const members = ['auth', 'messaging', 'platform'] as const;
  installation = await startInstallation({ members, environment });
  bridge = await makeBridge(installation);
  await skydeck('auth', 'login', '--local');
  await skydeck('project', 'create', 'Servers', '--slug', 'servers', '--use');
}, 120_000);

afterAll(async () => {
  for (const { name } of await servers()) {
    await skydeck('vps', 'unprotect', name);
    await skydeck('vps', 'delete', name, '--yes');
  }
  await installation[Symbol.asyncDispose]();
  await bridge[Symbol.asyncDispose]();
}, 120_000);

const skydeck = (...argv: string[]): Promise<Finished> => installation.skydeck(argv);
const servers = () => installation.json<Server[]>(['vps', 'list']);
const tiny = (name: string) => ['--name', name, '--size', 'nano', '--image', 'tiny'];

const make = (name: string, ...more: string[]) =>
  installation.json<Server>(['vps', 'create', ...tiny(name), ...more]);

const onWeb = (verb: string, ...more: string[]) =>
  installation.json<Server>(['vps', verb, 'web-1', ...more]);

describe('skydeck vps', () => {
  it('0: creates a server, tells how far it is, and says how to log in', async () => {
    const { exitCode, out, err } = await skydeck('vps', 'create', ...tiny('web-1'));
    expect({ exitCode, err: exitCode === 0 ? '' : err }).toEqual({ exitCode: 0, err: '' });
    expect(err).toMatch(/^Creating web-1 \(vps_\w+\) at 10\.\d+\.\d+\.\d+$/m);
    expect(err).toMatch(/^→ succeeded$/m);
    expect(err).toMatch(/^Log in with `skydeck vps ssh web-1` \(root@10\./m);
    expect(out).toMatch(/^STATE +running$/m);
    expect(out).toMatch(/^READY +yes$/m);
    expect(out).toMatch(/^LABELS +-$/m);
    const list = await skydeck('vps', 'list');
    expect(list.out).toMatch(/^NAME +STATE +READY +SIZE +IMAGE +ADDRESS$/m);
    expect((await skydeck('vps', 'list', '-o', 'name')).out).toBe('web-1\n');
  }, 120_000);

  it('stops, starts and reboots it', async () => {
    expect(await onWeb('stop', '--grace', '5s')).toMatchObject({ state: 'stopped', ready: false });
    expect((await skydeck('vps', 'list', '--state', 'running')).err).toContain('No such servers');
    const refused = await skydeck('vps', 'ssh', 'web-1', '--', 'true');
    expect(refused).toMatchObject({ exitCode: 2 });
    expect(refused.err).toContain('skydeck vps start web-1');
    expect(await onWeb('start')).toMatchObject({ state: 'running', ready: true });
    expect(await onWeb('reboot', '--force')).toMatchObject({ state: 'running', ready: true });
  }, 120_000);

  it('resizes it, and 1: a disk never shrinks', async () => {
    const resized = await installation.json<Server>(['vps', 'resize', 'web-1', '--size', 'micro']);
    expect(resized.size).toMatchObject({ slug: 'micro', disk_gb: 5 });
    const shrunk = await skydeck('vps', 'resize', 'web-1', '--size', 'nano', '-o', 'json');
    expect(shrunk.exitCode).toBe(1);
    expect(JSON.parse(shrunk.err)).toMatchObject({ error: { code: 'vps.disk_shrink' } });
    const argv = ['vps', 'resize', 'web-1', '--size', 'nano', '--keep-disk'];
    expect((await installation.json<Server>(argv)).size).toMatchObject({
      slug: 'nano',
      disk_gb: 5,
    });
  }, 60_000);

  it('adds tags and labels to what is there, and takes them off', async () => {
    await onWeb('update', '--tag', 'a', '--tag', 'b', '--label', 'tier=web');
    const changed = await onWeb('update', '--untag', 'a', '--tag', 'c', '--label', 'my/team=x=y');
    expect(changed.tags).toEqual(['b', 'c']);
    expect(changed.labels).toEqual({ tier: 'web', 'my/team': 'x=y' });
    expect((await onWeb('update', '--unlabel', 'tier')).labels).toEqual({ 'my/team': 'x=y' });
    expect((await skydeck('vps', 'list', '--tag', 'c', '-o', 'name')).out).toBe('web-1\n');
    expect((await skydeck('vps', 'list', '--label', 'tier', '-o', 'name')).out).toBe('');
    expect((await skydeck('vps', 'rename', 'web-1', 'web-2')).exitCode).toBe(0);
    expect((await skydeck('vps', 'rename', 'web-2', 'web-1')).exitCode).toBe(0);
  }, 60_000);

  it('1: keeps a protected server, and 2: asks before it deletes one', async () => {
    await skydeck('vps', 'protect', 'web-1');
    const kept = await skydeck('vps', 'delete', 'web-1', '--yes', '-o', 'json');
    expect(kept.exitCode).toBe(1);
    expect(JSON.parse(kept.err)).toMatchObject({ error: { code: 'vps.protected' } });
    await skydeck('vps', 'unprotect', 'web-1');
    for (const argv of [
      ['vps', 'delete', 'web-1'],
      ['vps', 'rebuild', 'web-1'],
    ]) {
      const asked = await skydeck(...argv);
      expect(asked.exitCode).toBe(2);
      expect(asked.err).toContain('--yes');
    }
    expect((await servers()).map(({ name }) => name)).toEqual(['web-1']);
  }, 60_000);

  it('keeps snapshots, sets it back to one, and rebuilds it', async () => {
    const at = (verb: string, ...more: string[]) =>
      installation.json<{ name: string; status?: string }>(['vps', 'snapshot', verb, ...more]);
    expect(await at('create', 'web-1', '--name', 'before')).toMatchObject({ status: 'ready' });
    expect(await at('list', 'web-1')).toMatchObject([{ name: 'before' }]);
    expect(await at('restore', 'web-1', 'before', '--yes')).toMatchObject({ name: 'web-1' });
    expect(await at('delete', 'web-1', 'before', '--yes')).toMatchObject({ deleted: true });
    expect(await at('list', 'web-1')).toEqual([]);
    const rebuilt = await installation.json<Server>(['vps', 'rebuild', 'web-1', '--yes']);
    expect(rebuilt).toMatchObject({ state: 'running', ready: true });
  }, 120_000);

  it('runs commands there, and ends as they do', async () => {
    const line = 'hostname; echo no >&2; exit 3';
    const done = await skydeck('vps', 'exec', 'web-1', '--', line);
    expect(done).toEqual({ exitCode: 3, out: 'web-1\n', err: 'no\n' });
    const words = await skydeck('vps', 'exec', 'web-1', '--', 'echo', 'a  b', '$HOME');
    expect(words).toEqual({ exitCode: 0, out: 'a  b $HOME\n', err: '' });
    const argv = ['vps', 'exec', 'web-1', '--stdin', '--', 'wc', '-c'];
    const counted = await installation.skydeck(argv, { input: 'héllo' });
    expect(counted).toMatchObject({ exitCode: 0, out: '6\n' });
    expect(await installation.json(['vps', 'exec', 'web-1', 'uname'])).toEqual({
      exit_code: 0,
      stdout: 'Linux\n',
      stderr: '',
      truncated: false,
    });
  }, 60_000);

  it('shows its console log and what it used', async () => {
    expect((await skydeck('vps', 'logs', 'web-1')).exitCode).toBe(0);
    const { out } = await skydeck('vps', 'metrics', 'web-1', '--type', 'cpu,memory');
    expect(out).toMatch(/^NAME +GRAPH +LAST +MEAN +MOST$/m);
    expect(out).toMatch(/^cpu\.usage /m);
    expect(out).not.toContain('network');
  }, 60_000);

  it('opens a shell on a real terminal of its size, and ~. leaves it', async () => {
    const { bundle, person, stack } = installation;
    const command = `stty cols 91 rows 33; '${process.execPath}' '${bundle}' vps console web-1`;
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { PATH: process.env['PATH'], HOME: person, SKYDECK_HOME: stack.home, TERM: 'xterm' },
    });
    let shown = '';
    child.stdout.on('data', (bytes: Buffer) => (shown += bytes.toString()));
    const sees = (text: string) => eventually(() => shown.includes(text), { timeoutMs: 20_000 });
    await sees('Connected.');
    child.stdin.write('echo in $(hostname) $(stty size)\r');
    await sees('in web-1 33 91');
    child.stdin.write('~?');
    await sees('leave the console');
    child.stdin.write('~.');
    const exitCode = await new Promise((resolve) => child.once('close', resolve));
    expect({ exitCode, left: shown.includes('You left the console.') }).toEqual({
      exitCode: 0,
      left: true,
    });
  }, 60_000);

  it('0: returns at once with --no-wait, and deletes in the middle of the making', async () => {
    const made = await make('brief', '--no-wait');
    expect(made.ready).toBe(false);
    const gone = await skydeck('vps', 'delete', 'brief', '--yes');
    expect(gone).toMatchObject({ exitCode: 0 });
    expect((await skydeck('vps', 'show', 'brief')).exitCode).toBe(4);
  }, 60_000);

  it('1: names the images and sizes that there are', async () => {
    const argv = ['vps', 'create', '--name', 'a', '--size', 'nano', '--image', 'windows'];
    const { exitCode, err } = await skydeck(...argv);
    expect(exitCode).toBe(1);
    expect(err).toContain('debian-12');
    expect((await skydeck('vps', 'sizes', '-o', 'name')).out.split('\n')).toContain('nano');
  });

  it('completes the names of servers, sizes and keys', async () => {
    expect((await skydeck('__complete', '--', 'vps', 'show', 'we')).out).toMatch(/^web-1\t/);
    expect(
      (await skydeck('__complete', '--', 'vps', 'resize', 'web-1', '--size', 'na')).out,
    ).toMatch(/^nano\t/);
  });
});

describe('skydeck ssh-key and vps ssh', () => {
  it('adds, lists and deletes public keys, and logs in with them', async () => {
    const folder = await mkdtemp(path.join(installation.person, 'keys-'));
    const key = path.join(folder, 'id');
    await promisify(execFile)('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    expect((await skydeck('ssh-key', 'add', 'laptop', `${key}.pub`)).exitCode).toBe(0);
    expect((await skydeck('ssh-key', 'list', '-o', 'name')).out).toBe('laptop\n');
    const made = await make('keyed', '--ssh-key', 'laptop');
    expect(made).toMatchObject({ state: 'running', ready: true });

    const command = ['hostname; echo $((6 * 7)); echo no >&2; exit 3'];
    const argv = ['vps', 'ssh', 'keyed', '-i', key, '--', ...command];
    expect(await skydeck(...argv)).toEqual({ exitCode: 3, out: 'keyed\n42\n', err: 'no\n' });
    const published = await skydeck('vps', 'port', 'publish', 'keyed', '--port', '22');
    expect(published).toMatchObject({ exitCode: 0 });
    const [, , ...by] = argv;
    const through = await skydeck('vps', 'ssh', '--published', ...by);
    expect(through).toMatchObject({ exitCode: 3, out: 'keyed\n42\n' });
    await skydeck('vps', 'rebuild', 'keyed', '--yes');
    expect(await skydeck(...argv)).toMatchObject({ exitCode: 3, out: 'keyed\n42\n' });

    expect((await skydeck('ssh-key', 'delete', 'laptop', '--yes')).exitCode).toBe(0);
    expect((await skydeck('ssh-key', 'list')).err).toContain('No SSH keys yet');
  }, 120_000);
});
