import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { unpackArchive } from './unpack-archive.js';

type Packed = Partial<Header> & { readonly text?: string };

const LIMITS = { bytes: 1024 * 1024, entries: 20 };

async function archiveOf(...entries: Packed[]): Promise<Buffer> {
  const archive = pack();
  for (const { text = '', ...header } of entries) {
    const named = { name: 'x', ...header };
    if (header.type === undefined) archive.entry(named, text);
    else archive.entry(named);
  }
  archive.finalize();
  return buffer(Readable.from(archive).pipe(createGzip()));
}

describe('unpackArchive', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-unpack-'));
  });

  afterEach(() => rm(dir, { recursive: true, force: true }));

  const unpack = (archive: Buffer) => unpackArchive(Readable.from([archive]), dir, LIMITS);

  it('writes files, programs, folders and links inside the folder', async () => {
    const content = await unpack(
      await archiveOf(
        { name: './', type: 'directory' },
        { name: './src/a.txt', text: 'a' },
        { name: 'run.sh', mode: 0o755, text: '#!/bin/sh' },
        { name: 'empty', type: 'directory' },
        { name: 'src/link', type: 'symlink', linkname: '../run.sh' },
      ),
    );
    expect(content).toEqual({ files: 4, unpackedBytes: 10 });
    expect(await readFile(join(dir, 'src/a.txt'), 'utf8')).toBe('a');
    expect(await readFile(join(dir, 'src/link'), 'utf8')).toBe('#!/bin/sh');
    expect((await stat(join(dir, 'run.sh'))).mode & 0o777).toBe(0o755);
    expect((await stat(join(dir, 'src/a.txt'))).mode & 0o777).toBe(0o644);
  });

  it.each<[string, Packed[]]>([
    ['a path that climbs', [{ name: '../evil' }]],
    ['a path that climbs later', [{ name: 'a/../../evil' }]],
    ['an absolute path', [{ name: '/etc/evil' }]],
    ['a backslash', [{ name: 'a\\..\\evil' }]],
    ['a folder of git', [{ name: 'sub/.GIT/config', text: '[core]' }]],
    ['a link to an absolute path', [{ name: 'l', type: 'symlink', linkname: '/etc/passwd' }]],
    ['a link that climbs', [{ name: 'd/l', type: 'symlink', linkname: '../../x' }]],
    ['a link that climbs behind a name', [{ name: 'l', type: 'symlink', linkname: 'a/../b' }]],
    ['a hard link', [{ name: 'l', type: 'link', linkname: 'a' }]],
    ['a character device', [{ name: 'null', type: 'character-device' }]],
    ['a block device', [{ name: 'sda', type: 'block-device' }]],
    ['a pipe', [{ name: 'pipe', type: 'fifo' }]],
    [
      'a file below a link',
      [
        { name: 'l', type: 'symlink', linkname: 'd' },
        { name: 'l/evil', text: 'x' },
      ],
    ],
    [
      'the same file twice',
      [
        { name: 'a', text: '1' },
        { name: 'a', text: '2' },
      ],
    ],
    [
      'a file in place of a folder',
      [
        { name: 'a', text: '1' },
        { name: 'a/b', text: '2' },
      ],
    ],
  ])('422: refuses %s', async (_what, entries) => {
    await expect(unpack(await archiveOf(...entries))).rejects.toMatchObject({
      code: 'source.archive_unsafe',
    });
    expect(await readdir(join(dir, '..'))).not.toContain('evil');
  });

  it('413: stops unpacking zeros long before they are all there', async () => {
    const bomb = await archiveOf({ name: 'zeros', text: '\0'.repeat(64 * LIMITS.bytes) });
    expect(bomb.length).toBeLessThan(LIMITS.bytes);
    await expect(unpack(bomb)).rejects.toMatchObject({ code: 'source.archive_too_large' });
    expect(await readdir(dir)).toEqual([]);
  });

  it('413: counts bytes behind the end of the archive', async () => {
    const bomb = Buffer.concat([await archiveOf({ name: 'a' }), gzipSync(Buffer.alloc(8 << 20))]);
    await expect(unpack(bomb)).rejects.toMatchObject({ code: 'source.archive_too_large' });
  });

  it('422: refuses more entries than are accepted', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ name: `f${index}` }));
    await expect(unpack(await archiveOf(...many))).rejects.toMatchObject({
      code: 'source.archive_too_many_files',
    });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['plain text', async () => Buffer.from('not an archive')],
    ['what is compressed but no archive', async () => gzipSync('x'.repeat(2000))],
    [
      'an archive that was cut',
      async () => (await archiveOf({ name: 'a', text: 'x'.repeat(9999) })).subarray(0, 60),
    ],
    ['nothing', async () => Buffer.alloc(0)],
  ])('422: refuses %s', async (_what, make) => {
    await expect(unpack(await make())).rejects.toMatchObject({ code: 'source.archive_invalid' });
  });
});
