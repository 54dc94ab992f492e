import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEAD_END } from '../../osm/fixtures/maps.js';
import { runBuild } from './run-build.js';
import { finishedLayers, openUnfinished } from './unfinished-build.js';

const MEMORY_MB = 1024;

// `killed-import.full-spec` kills whole processes; here is what they leave.
describe('a build that was interrupted', () => {
  let home: string;
  let folder: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'skydeck-build-'));
    folder = path.join(home, 'building');
    await openUnfinished(folder, 'one');
    await build();
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const at = (name: string): string => path.join(folder, name);
  const inode = async (name: string) => (await stat(at(name))).ino;
  const build = () =>
    runBuild(
      { source: DEAD_END, folder },
      { memoryMb: MEMORY_MB, signal: new AbortController().signal, onProgress: () => undefined },
    );
  const contents = async (): Promise<Record<string, string>> => {
    const names = await readdir(folder);
    const read = names.map(async (name) => [name, (await readFile(at(name))).toString('hex')]);
    return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
  };

  /** As if it had ended before these layers were finished. */
  async function endBefore(...layers: string[]): Promise<void> {
    const known = Object.entries(await finishedLayers(folder));
    const left = Object.fromEntries(known.filter(([name]) => !layers.includes(name)));
    await writeFile(`${folder}.json`, JSON.stringify({ of: 'one', layers: left }));
  }

  it('goes on with the layers that are finished, and is what a build at once is', async () => {
    const whole = await contents();
    const kept = [await inode('car.arrays'), await inode('places.arrays')];
    await endBefore('tiles');
    await rm(at('tiles.pmtiles'));
    await writeFile(at('tiles.pmtiles.77.part'), 'torn');
    await openUnfinished(folder, 'one');
    const again = await build();
    expect([await inode('car.arrays'), await inode('places.arrays')]).toEqual(kept);
    expect(await contents()).toEqual(whole);

    await openUnfinished(folder, 'another file');
    expect(await readdir(folder)).toEqual([]);
    expect(await build()).toEqual(again);
    expect(await contents()).toEqual(whole);
  });

  it('has the profiles of roads that were finished, unless the network is another', async () => {
    const [car, bike] = [await inode('car.arrays'), await inode('bike.arrays')];
    await endBefore('roads', 'places', 'pois', 'tiles');
    await rm(at('bike.arrays'));
    await build();
    expect(await inode('car.arrays')).toBe(car);
    expect(await inode('bike.arrays')).not.toBe(bike);

    await endBefore('roads');
    await writeFile(at('network.arrays'), 'of another version, and long enough for a digest');
    await build();
    expect(await inode('car.arrays')).not.toBe(car);
  });
});
