import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mirrorOf, aptSources } from './apt-sources.js';
import { ImageCache } from './image-cache.js';
import type { ImageBuild, ImageRecipe } from './image-recipe.js';

let dir: string;
let builds: number;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-images-'));
  builds = 0;
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function recipe(build?: (one: ImageBuild) => Promise<void>): ImageRecipe {
  return {
    slug: 'one',
    title: 'One',
    hasCloudInit: false,
    inputs: ['1'],
    timeoutMs: 10_000,
    obstacle: async () => undefined,
    build: async (one) => {
      builds += 1;
      if (build) await build(one);
      one.onProgress(0.5);
      await writeFile(one.tarFile, 'content');
    },
  };
}

it('builds an image once for everybody who asks at the same time', async () => {
  const caches = [1, 2].map(() => new ImageCache(dir, [recipe(async () => sleep(50))]));
  const made = await Promise.all([...caches, ...caches].map((cache) => cache.build('one')));
  expect(builds).toBe(1);
  expect(new Set(made.map(({ path }) => path)).size).toBe(1);
});

it('records what it built, and tells how far it is', async () => {
  const seen: number[] = [];
  const image = await new ImageCache(dir, [recipe()]).build('one', {
    onProgress: (done) => seen.push(done),
  });
  const sha256 = createHash('sha256')
    .update(await readFile(image.path))
    .digest('hex');
  expect(image).toMatchObject({ id: `one-${sha256.slice(0, 16)}`, sha256, format: 'rootfs' });
  expect(seen).toEqual([0.45, 1]);
});

it('leaves nothing behind when a build fails or is cancelled', async () => {
  const cancel = new AbortController();
  const failing = new ImageCache(dir, [
    recipe(async ({ signal }) => {
      cancel.abort();
      signal.throwIfAborted();
    }),
  ]);
  await expect(failing.build('one', { signal: cancel.signal })).rejects.toThrow(/abort/i);
  expect((await readdir(dir)).filter((name) => !name.endsWith('.lock'))).toEqual([]);
  await expect(new ImageCache(dir, [recipe()]).build('one')).resolves.toBeDefined();
});

it('clears away what a build left that was killed', async () => {
  await mkdir(join(dir, 'build-one.killed/empty'), { recursive: true });
  await new ImageCache(dir, [recipe()]).build('one');
  expect((await readdir(dir)).filter((name) => name.startsWith('build-'))).toEqual([]);
});

it('builds anew what is not whole', async () => {
  const cache = new ImageCache(dir, [recipe()]);
  const image = await cache.build('one');
  await truncate(image.path, 1);
  expect(await cache.find('one')).toBeUndefined();
  await cache.build('one');
  expect(builds).toBe(2);
});

it('unsupported: names what is missing', async () => {
  const lacking = { ...recipe(), obstacle: async () => ({ what: 'no tool', fix: 'install it' }) };
  await expect(new ImageCache(dir, [lacking]).build('one')).rejects.toMatchObject({
    code: 'unsupported',
    message: 'no tool: install it',
  });
});

it('finds the mirror in both ways of writing it', async () => {
  await writeFile(
    join(dir, 'sources.list'),
    'deb [arch=amd64] https://m.test/debian bookworm main\n',
  );
  expect(mirrorOf(await aptSources(dir), 'debian')).toBe('https://m.test/debian');
  await mkdir(join(dir, 'sources.list.d'));
  await rm(join(dir, 'sources.list'));
  const stanza = 'Types: deb\nURIs: https://n.test/debian\nSuites: bookworm bookworm-updates\n';
  await writeFile(join(dir, 'sources.list.d/debian.sources'), stanza);
  expect(mirrorOf(await aptSources(dir), 'debian')).toBe('https://n.test/debian');
  expect(mirrorOf(await aptSources(dir), 'ubuntu')).toBeUndefined();
});
