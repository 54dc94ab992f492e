import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { runCommand } from '@skydeck/exec';
import { type Header, pack } from 'tar-stream';
import type { VpsSettings } from '../../vps-settings.js';
import { ImageCheck } from './image-check.js';

type Entry = Partial<Header> & { readonly name: string };

const MIB = 1024 * 1024;
const settings = { config: { VPS_IMAGE_UNPACKED_MAX_GB: 64 / 1024 } } as VpsSettings;
const checks = new ImageCheck(settings);
const INIT: Entry = { name: 'sbin/init', mode: 0o755 };

let dir: string;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-check-'));
  file = join(dir, 'image');
});

afterAll(() => rm(dir, { recursive: true, force: true }));

async function archive(...entries: [Entry, string?][]): Promise<Buffer> {
  const packed = pack();
  for (const [header, content] of entries) packed.entry(header, content ?? '');
  packed.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packed) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function check(content: Buffer, format: 'rootfs' | 'disk' = 'rootfs'): Promise<number> {
  await writeFile(file, content);
  return checks.check(file, format, AbortSignal.timeout(20_000));
}

/** The header of a qcow2 file of version 3. */
function qcow2(sizeBytes: bigint, backingAt = 0n, features = 0n): Buffer {
  const header = Buffer.alloc(512);
  header.writeUInt32BE(0x514649fb, 0);
  header.writeUInt32BE(3, 4);
  header.writeBigUInt64BE(backingAt, 8);
  header.writeBigUInt64BE(sizeBytes, 24);
  header.writeBigUInt64BE(features, 72);
  return header;
}

describe('root file systems', () => {
  it('takes one that is plain, or packed with gzip, zstd or xz', async () => {
    const long = `usr/${'share/'.repeat(40)}file`;
    const tar = await archive(
      [INIT, '#!/bin/sh'],
      [{ name: 'bin', type: 'symlink', linkname: '/usr/bin' }],
      [{ name: long }, 'x'],
      [{ name: 'etc/hard', type: 'link', linkname: long }],
      [{ name: 'dev/null', type: 'character-device', devmajor: 1, devminor: 3 }],
    );
    expect(await check(tar)).toBe(1);
    expect(await check(gzipSync(tar))).toBe(1);
    expect(await check(zstdCompressSync(tar))).toBe(1);
    await writeFile(file, tar);
    await runCommand('xz', ['-k', '-f', file]);
    expect(await checks.check(`${file}.xz`, 'rootfs', AbortSignal.timeout(20_000))).toBe(1);
  });

  it('takes what GNU tar makes, with its own long names', async () => {
    const tree = join(dir, 'tree', 'sbin');
    await runCommand('mkdir', ['-p', tree, join(dir, 'tree', 'd'.repeat(120), 'e'.repeat(120))]);
    await writeFile(join(tree, 'init'), 'x');
    for (const format of ['gnu', 'posix', 'ustar', 'v7']) {
      const options = format === 'gnu' || format === 'posix' ? [] : ['--exclude=ddd*'];
      const tar = ['--format', format, ...options, '-C', join(dir, 'tree'), '-cf', file, '.'];
      await runCommand('tar', tar);
      expect(await checks.check(file, 'rootfs', AbortSignal.timeout(20_000))).toBe(1);
    }
  });

  it.each<[string, Entry]>([
    ['an absolute name', { name: '/etc/passwd' }],
    ['a name that leads out', { name: 'usr/../../etc/passwd' }],
    ['a hard link that leads out', { name: 'a', type: 'link', linkname: '../../etc/shadow' }],
    ['a hard link to the host', { name: 'a', type: 'link', linkname: '/etc/shadow' }],
    ['a disk', { name: 'dev/sda', type: 'block-device', devmajor: 8, devminor: 0 }],
    ['the memory', { name: 'dev/mem', type: 'character-device', devmajor: 1, devminor: 1 }],
    ['a device elsewhere', { name: 'home/n', type: 'character-device', devmajor: 1, devminor: 3 }],
  ])('refuses %s', async (_what, header) => {
    const tar = await archive([INIT, 'x'], [header]);
    await expect(check(tar)).rejects.toMatchObject({ code: 'image.unsafe' });
  });

  it('refuses what would be written through a link', async () => {
    const link: Entry = { name: './etc', type: 'symlink', linkname: '/etc' };
    const tar = await archive([INIT, 'x'], [link], [{ name: 'etc/cron.d/job' }, 'x']);
    await expect(check(tar)).rejects.toMatchObject({ code: 'image.unsafe' });
    const hard: Entry = { name: 'a', type: 'link', linkname: 'etc/shadow' };
    const other = await archive([INIT, 'x'], [link], [hard]);
    await expect(check(other)).rejects.toMatchObject({ code: 'image.unsafe' });
  });

  it.each([
    ['zstd', zstdCompressSync],
    ['gzip', gzipSync],
  ])('refuses a bomb of %s before it is unpacked', async (_name, compress) => {
    const bomb = compress(Buffer.alloc(512 * MIB));
    expect(bomb.length).toBeLessThan(MIB);
    const tar = await archive([INIT, 'x'], [{ name: 'big', size: 0 }]);
    const whole = compress(Buffer.concat([tar.subarray(0, -1024), Buffer.alloc(512 * MIB)]));
    await expect(check(whole)).rejects.toMatchObject({ code: 'image.too_large_unpacked' });
  });

  it('refuses a name that is made to fill memory', async () => {
    const tar = await archive([INIT, 'x'], [{ name: 'a', pax: { comment: 'x'.repeat(MIB) } }]);
    await expect(check(tar)).rejects.toMatchObject({ code: 'image.unreadable' });
  });

  it('refuses one without an init', async () => {
    const tar = await archive([{ name: 'etc/passwd' }, 'x']);
    await expect(check(tar)).rejects.toMatchObject({ code: 'image.not_bootable' });
  });

  it('refuses what is cut, damaged or something else', async () => {
    const tar = await archive([INIT, 'x'.repeat(MIB)]);
    const packed = gzipSync(Buffer.concat([tar, Buffer.alloc(100)]));
    const damaged = Buffer.from(packed);
    damaged[damaged.length - 6]! ^= 1;
    const others = [tar.subarray(0, MIB), packed.subarray(0, -20), damaged, Buffer.from('hello')];
    for (const content of [...others, Buffer.alloc(0), Buffer.alloc(4096, 1)]) {
      await expect(check(content)).rejects.toMatchObject({ code: 'image.unreadable' });
    }
  });
});

describe('disks', () => {
  it('takes qcow2 and raw disks that boot', async () => {
    expect(await check(qcow2(BigInt(10 * MIB)), 'disk')).toBe(1);
    const raw = Buffer.alloc(MIB);
    raw.writeUInt16BE(0x55aa, 510);
    expect(await check(raw, 'disk')).toBe(1);
  });

  it('refuses one that names a file of the host', async () => {
    for (const disk of [qcow2(1n, 512n), qcow2(1n, 0n, 4n)]) {
      await expect(check(disk, 'disk')).rejects.toMatchObject({ code: 'image.unsafe' });
    }
  });

  it('refuses one that is too large, and what is none', async () => {
    await expect(check(qcow2(2n ** 50n), 'disk')).rejects.toMatchObject({
      code: 'image.too_large_unpacked',
    });
    await expect(check(Buffer.alloc(1024), 'disk')).rejects.toMatchObject({
      code: 'image.unreadable',
    });
  });
});
