import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { packFolder } from './pack-folder.js';

describe('packFolder', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'skydeck-pack-'));
  });

  afterEach(() => rm(dir, { recursive: true, force: true }));

  async function write(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
      await writeFile(path.join(dir, name), text);
    }
  }

  async function packed() {
    const { archive, skipped, done } = packFolder(dir);
    const bytes = await buffer(archive);
    await done;
    const entries: Record<string, string> = {};
    const reader = extract();
    reader.end(gunzipSync(bytes));
    for await (const entry of reader) {
      const { name, type, linkname, mode } = entry.header;
      const text = (await buffer(Readable.from(entry, { objectMode: false }))).toString();
      entries[name] = type === 'symlink' ? `-> ${linkname}` : `${mode?.toString(8)} ${text}`;
    }
    return { entries, skipped, bytes };
  }

  it('leaves out what the ignore files name, in folders below too', async () => {
    await write({
      '.gitignore': '*.log\n/dist/\n!keep.log\n',
      '.skydeckignore': 'docs\n',
      '.git/config': 'x',
      'node_modules/a/index.js': 'x',
      'a.js': 'a',
      'b.log': 'x',
      'keep.log': 'k',
      'dist/out.js': 'x',
      'src/dist/in.js': 'i',
      'docs/readme.md': 'x',
      'src/.gitignore': '*.tmp\n!b.log\n',
      'src/x.tmp': 'x',
      'src/b.log': 'b',
    });
    const { entries } = await packed();
    expect(Object.keys(entries)).toEqual([
      '.gitignore',
      '.skydeckignore',
      'a.js',
      'keep.log',
      'src/.gitignore',
      'src/b.log',
      'src/dist/in.js',
    ]);
  });

  it('keeps programs programs and links inside, and follows no link outside', async () => {
    await write({ 'run.sh': '#!/bin/sh', 'src/a': 'a' });
    await chmod(path.join(dir, 'run.sh'), 0o700);
    await symlink('src/a', path.join(dir, 'inside'));
    await symlink('/etc/passwd', path.join(dir, 'outside'));
    await symlink('../../../etc', path.join(dir, 'climbing'));
    const { entries, skipped } = await packed();
    expect(entries).toEqual({
      'run.sh': '755 #!/bin/sh',
      'src/a': '644 a',
      inside: '-> src/a',
    });
    expect(skipped).toEqual(['climbing', 'outside']);
  });

  it('makes the same bytes of the same files', async () => {
    await write({ b: '2', a: 'x'.repeat(300_000) });
    const first = await packed();
    await write({ b: '2' });
    expect((await packed()).bytes.equals(first.bytes)).toBe(true);
  });
});
