import { appendFile, mkdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { runCommand } from '@skydeck/exec';
import { LaunchpadEngines } from '../engines.js';
import { testEngines, type TestEngines } from '../fixtures/test-engines.js';
import { packFolder, unpackFolder } from './volume-archive.js';
import type { VolumeDisks } from './volume-disks.js';

const GB = 2 ** 30;
const DISK = { sizeGb: 1, appId: 'app_one' };

const never = new AbortController().signal;

async function fill(path: string): Promise<string | undefined> {
  const script = 'dd if=/dev/zero of="$1/ballast" bs=1M 2>&1 | grep -c "No space left"';
  return (await runCommand('sh', ['-c', script, 'sh', path])).stdout[0];
}

const broken = (to: string) => unpackFolder(to, Readable.from(['no archive']), never);

describe('disks of volumes', () => {
  let test: TestEngines;
  let disks: VolumeDisks;

  beforeAll(async () => {
    test = await testEngines();
    disks = test.engines.volumes;
  });

  afterAll(async () => {
    await disks.close();
    await test[Symbol.asyncDispose]();
  });

  it('works on this machine', async () => {
    expect(await disks.probe()).toEqual({ ok: true, problems: [] });
  });

  it('makes a disk of its full size, empty and of its app', async () => {
    await Promise.all([disks.create('size', DISK), disks.create('size', DISK)]);
    const path = await disks.mount('size');
    const { uid, gid, mode } = await stat(path);
    const owner = disks.groupOf('app_one');
    expect([uid, gid, mode & 0o7777]).toEqual([owner, owner, 0o2770]);
    const { usedBytes, freeBytes } = (await disks.use('size'))!;
    expect(usedBytes).toBeLessThan(0.01 * GB);
    expect(freeBytes).toBeGreaterThan(0.9 * GB);
    const { blocks } = await stat(join(test.dir, 'volumes/size/disk.ext4'));
    expect(blocks * 512).toBeGreaterThanOrEqual(GB);
  });

  it('takes no more than its size, and leaves another one alone', async () => {
    await Promise.all([disks.create('full', DISK), disks.create('other', DISK)]);
    const path = await disks.mount('full');
    expect(await fill(path)).toBe('1');
    expect((await disks.use('full'))!.freeBytes).toBeLessThan(4 * 2 ** 20);
    await writeFile(join(await disks.mount('other'), 'note'), 'room here');
    await expect(appendFile(join(path, 'more'), 'x'.repeat(GB / 100))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
  });

  it('grows and keeps what is on it, in use where the machine can, else when nobody has it', async () => {
    await disks.create('grows', DISK);
    const path = await disks.mount('grows');
    await writeFile(join(path, 'note'), 'before');
    expect(await disks.grow('grows', 2, () => false)).toBe(await disks.growInUse());
    const again = [disks.grow('grows', 2, () => true), disks.grow('grows', 2, () => true)];
    expect(await Promise.all(again)).toEqual([true, true]);
    await disks.mount('grows');
    expect((await disks.use('grows'))!.freeBytes).toBeGreaterThan(1.8 * GB);
    expect(await readFile(join(path, 'note'), 'utf8')).toBe('before');
  });

  it('outlives whoever made it: the next one finds it mounted, or mounts it', async () => {
    await disks.create('lasting', DISK);
    await writeFile(join(await disks.mount('lasting'), 'note'), 'still here');
    const next = new LaunchpadEngines({ dir: test.dir, instance: '000000' }).volumes;
    const note = async () => readFile(join(await next.mount('lasting'), 'note'), 'utf8');
    expect(await note()).toBe('still here');
    await next.unmount('lasting');
    expect(await next.use('lasting')).toBeUndefined();
    await next.create('lasting', DISK);
    expect(await note()).toBe('still here');
  });

  it('lets nobody write where it is mounted while it is not', async () => {
    await disks.create('away', DISK);
    await disks.mount('away');
    await disks.unmount('away');
    const { mode } = await stat(disks.pathOf('away'));
    expect(mode & 0o777).toBe(0);
  });

  it('packs a folder and unpacks it elsewhere, owners and links included', async () => {
    await disks.create('packed', DISK);
    const path = await disks.mount('packed');
    await mkdir(join(path, 'deep/er'), { recursive: true });
    await writeFile(join(path, 'deep/er/file'), 'content', { mode: 0o640 });
    await symlink('/etc/passwd', join(path, 'outside'));
    await runCommand('chown', ['1234:5678', join(path, 'deep/er/file')]);
    const packed = await buffer(packFolder(path, never));
    const fillWith = (to: string) => unpackFolder(to, Readable.from([packed]), never);
    await disks.create('unpacked', { ...DISK, fill: fillWith });
    const copy = await disks.mount('unpacked');
    const { uid, gid, mode } = await stat(join(copy, 'deep/er/file'));
    expect([uid, gid, mode & 0o777]).toEqual([1234, 5678, 0o640]);
    expect(await readFile(join(copy, 'deep/er/file'), 'utf8')).toBe('content');
    expect(await readlink(join(copy, 'outside'))).toBe('/etc/passwd');
  });

  it('keeps what was there when what is to replace it is no archive', async () => {
    await disks.create('kept', DISK);
    await writeFile(join(await disks.mount('kept'), 'note'), 'kept');
    await expect(disks.replace('kept', { ...DISK, fill: broken })).rejects.toThrow(
      'incorrect header check',
    );
    await disks.unmount('kept');
    expect(await readFile(join(await disks.mount('kept'), 'note'), 'utf8')).toBe('kept');
  });

  it('does not let an archive write outside of the folder', async () => {
    const trap = join(test.dir, 'trap');
    await mkdir(join(trap, 'files'), { recursive: true });
    const victim = join(test.dir, 'victim');
    await writeFile(join(trap, 'evil'), 'overwritten');
    const args = ['-czf', join(trap, 'evil.tar.gz'), '-P', '--transform', `s,^evil$,${victim},`];
    await runCommand('tar', [...args, 'evil'], { cwd: trap });
    const evil = await readFile(join(trap, 'evil.tar.gz'));
    await disks.create('trapped', {
      ...DISK,
      fill: (to) => unpackFolder(to, Readable.from([evil]), never).catch(() => undefined),
    });
    await expect(stat(victim)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('removes what no row tells of, also when it is mounted', async () => {
    await disks.create('orphan', DISK);
    await disks.mount('orphan');
    await disks.create('row', DISK);
    await disks.sweep(new Set(['row']));
    await expect(stat(join(test.dir, 'volumes/orphan'))).rejects.toMatchObject({ code: 'ENOENT' });
    await stat(join(test.dir, 'volumes/row/disk.ext4'));
  });
});
