import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Finished, finished } from './installation.js';

const BUNDLER = fileURLToPath(new URL('../bundle.mjs', import.meta.url));
const NOBODY = 65_534;

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-setup-'));
  await chmod(folder, 0o755);
  bundle = path.join(folder, 'skydeck.mjs');
  await promisify(execFile)(process.execPath, [BUNDLER, bundle]);
}, 30_000);

afterAll(() => rm(folder, { recursive: true }));

function setup(rest: readonly string[], as: { uid?: number; search?: string } = {}) {
  const { uid, search = process.env['PATH'] } = as;
  const child = spawn(process.execPath, [bundle, 'setup', ...rest, '-o', 'json'], {
    cwd: '/',
    env: { PATH: search, HOME: folder },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  child.stdin.end();
  return finished(child);
}

const itemsOf = ({ out }: Finished) => JSON.parse(out) as { part: string; status: string }[];
const state = () =>
  Promise.all(
    ['/var/lib/dpkg/status', '/etc/subuid', '/etc/subgid'].map((file) => readFile(file, 'utf8')),
  );

/** The tests install what servers and apps need before anything else. */
it('0: finds this machine ready, however often it is run, and changes nothing', async () => {
  const before = await state();
  const wanted = ['--only', 'apps', '--only', 'servers', '--only', 'virtual-machines', '--yes'];
  for (const run of [1, 2]) {
    const done = await setup(wanted);
    expect([run, done.exitCode, done.err]).toEqual([run, 0, '']);
    expect(itemsOf(done)).toMatchObject([
      { part: 'apps', status: 'ready' },
      { part: 'servers', status: 'ready' },
      { part: 'virtual-machines', status: 'ready' },
    ]);
  }
  expect(await state()).toEqual(before);
}, 30_000);

it('0 or 1: tells what it would do in a dry run, and does not do it', async () => {
  const before = await state();
  const done = await setup(['--dry-run']);
  const open = itemsOf(done).filter(({ status }) => status === 'missing');
  expect(done.exitCode).toBe(open.length > 0 ? 1 : 0);
  expect(done.err.includes('Nothing was changed.')).toBe(open.length > 0);
  expect(await state()).toEqual(before);
}, 30_000);

it('1: tells who is not root what is missing, and how to have it done', async () => {
  const done = await setup(['--only', 'containers'], { uid: NOBODY });
  const isReady = itemsOf(done).every(({ status }) => status === 'ready');
  if (isReady) throw new Error('A container engine answers here: this test needs none.');
  expect(done.exitCode).toBe(1);
  expect(done.err).toContain('only root can do this');
  expect(done.err).toContain('sudo npx skydeck setup --only containers');
}, 30_000);
