import { mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigFile, withContext } from './config-file.js';
import { withFileLock } from './file-lock.js';
import { configPath } from './places.js';

const folder = () => mkdtemp(path.join(tmpdir(), 'skydeck-config-'));

describe('ConfigFile', () => {
  it('starts with nothing, on the installation of this machine', async () => {
    const file = new ConfigFile(path.join(await folder(), 'none', 'config.json'));
    expect(await file.read()).toEqual({ current_context: 'local', contexts: {} });
  });

  it('is readable by its owner alone, whatever the umask was', async () => {
    const file = new ConfigFile(path.join(await folder(), 'skydeck', 'config.json'));
    await file.update((config) => withContext(config, 'local', { project: 'shop' }));
    expect((await stat(file.path)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file.path))).mode & 0o777).toBe(0o700);
    await writeFile(file.path, await readFile(file.path), { mode: 0o644 });
    await file.update((config) => withContext(config, 'local', { project: 'other' }));
    expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  });

  it('keeps all of 50 changes made at once, and leaves nothing behind', async () => {
    const place = await folder();
    const file = path.join(place, 'config.json');
    await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        new ConfigFile(file).update(async (config) => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          return withContext(config, `c${index}`, { project: 'p' });
        }),
      ),
    );
    expect(Object.keys((await new ConfigFile(file).read()).contexts)).toHaveLength(50);
    expect(await readdir(place)).toEqual(['config.json']);
  });

  it('changes nothing when the change fails, and lets the next one in', async () => {
    const file = new ConfigFile(path.join(await folder(), 'config.json'));
    await file.update((config) => withContext(config, 'local', { project: 'shop' }));
    await expect(file.update(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await file.update((config) => config)).contexts['local']?.project).toBe('shop');
  });

  it('says which file is broken', async () => {
    const file = new ConfigFile(path.join(await folder(), 'config.json'));
    await writeFile(file.path, '{');
    await expect(file.read()).rejects.toThrow(file.path);
  });
});

describe('withFileLock', () => {
  const GONE = 2 ** 22 + 1;

  it('takes over from a process that has died', async () => {
    const file = path.join(await folder(), 'lock');
    await writeFile(file, `${GONE} ${hostname()} x`);
    expect(await withFileLock(file, async () => 'done', { timeoutMs: 2000 })).toBe('done');
  });

  it('lets only one in at a time when 50 find a lock whose owner is gone', async () => {
    const file = path.join(await folder(), 'lock');
    await writeFile(file, `${GONE} ${hostname()} x`);
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside--;
    };
    await Promise.all(Array.from({ length: 50 }, () => withFileLock(file, work)));
    expect(most).toBe(1);
  });

  it('takes over a lock of another machine when it is old', async () => {
    const file = path.join(await folder(), 'lock');
    await writeFile(file, '1 elsewhere x');
    await utimes(file, 0, 0);
    expect(await withFileLock(file, async () => 'done', { timeoutMs: 2000 })).toBe('done');
  });

  it('gives up in the end', async () => {
    const file = path.join(await folder(), 'lock');
    await writeFile(file, `${process.pid} ${hostname()} x`);
    await expect(withFileLock(file, async () => 'done', { timeoutMs: 100 })).rejects.toThrow(
      'still using',
    );
  });
});

describe('configPath', () => {
  it('respects XDG_CONFIG_HOME, but no relative one', () => {
    expect(configPath({ XDG_CONFIG_HOME: '/x', HOME: '/h' })).toBe('/x/skydeck/config.json');
    expect(configPath({ XDG_CONFIG_HOME: 'x', HOME: '/h' })).toBe('/h/.config/skydeck/config.json');
    expect(configPath({ HOME: '/h' })).toBe('/h/.config/skydeck/config.json');
  });
});
