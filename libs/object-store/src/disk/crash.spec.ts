import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { DiskObjectStore } from '../index.js';
import { pattern } from '../testing/pattern.js';
import { readAll } from '../testing/read-all.js';

const SIZE = 3 * 1024 * 1024 + 17;
const KILLS = 12;
const SCRIPT = path.join(import.meta.dirname, '../testing/write-without-end.ts');

describe('Disk object store, killed', () => {
  let folder: string;
  let script: string;
  let store: DiskObjectStore;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-crash-'));
    script = path.join(folder, 'script.mjs');
    await build({
      entryPoints: [SCRIPT],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@skydeck/source'],
    });
    store = new DiskObjectStore({
      folder: path.join(folder, 'objects'),
      publicUrl: 'http://127.0.0.1/',
      secret: 'x'.repeat(32),
    });
    await store.open();
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('shows nothing of a put that was killed halfway', async () => {
    const child = writer(script, store);
    await once(child, 'message');
    await kill(child);
    expect((await store.list()).objects).toEqual([]);
    expect(await readdir(temporary())).toHaveLength(1);
  });

  it('shows a whole object after a kill at any moment, and sweeps what was left', async () => {
    await store.put('tenant/film', pattern(SIZE, 0), { contentType: 'video/mp4' });
    for (let round = 0; round < KILLS; round++) {
      const child = writer(script, store);
      await once(child, 'message');
      await sleep(round * 4);
      await kill(child);
      const bytes = await readAll(store, 'tenant/film');
      expect([0, 1].some((seed) => bytes.equals(pattern(SIZE, seed)))).toBe(true);
      expect(await store.usage('')).toEqual({ objects: 1, bytes: SIZE });
    }
    const leftovers = (await readdir(temporary())).length;
    expect(leftovers).toBeGreaterThan(0);
    expect(await store.sweep(new Date(Date.now() - 600_000))).toMatchObject({ leftovers: 0 });
    expect(await store.sweep(new Date(Date.now() + 1_000))).toMatchObject({ leftovers });
    expect(await readdir(temporary())).toEqual([]);
  }, 60_000);

  function temporary(): string {
    return path.join(store.options.folder, 'temporary');
  }
});

function writer(script: string, store: DiskObjectStore): ChildProcess {
  return fork(script, [store.options.folder, `${SIZE}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
