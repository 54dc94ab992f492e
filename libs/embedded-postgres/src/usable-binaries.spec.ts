import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usableBinaries } from './usable-binaries.js';

let root: string;
let folder: string;
const somebody = { uid: 65534, gid: 65534 };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skydeck-binaries-'));
  chmodSync(root, 0o755);
  folder = join(root, 'package/native');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, 'lib/libpq.so.5.18'), 'code');
  writeFileSync(join(folder, 'lib/libpq.a'), 'for compilers');
  writeFileSync(
    join(folder, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('usableBinaries', () => {
  it('completes the package with the links that npm does not carry', async () => {
    const copy = join(root, 'copy');
    expect(await usableBinaries({ folder, version: '1' }, copy, undefined)).toBe(folder);
    expect(readlinkSync(join(folder, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(existsSync(copy)).toBe(false);
  });

  it('copies them when their place is closed to the user of the server', async () => {
    chmodSync(join(root, 'package'), 0o700);
    const copy = join(root, 'copy');
    expect(await usableBinaries({ folder, version: '1' }, copy, somebody)).toBe(copy);
    expect(readFileSync(join(copy, 'lib/libpq.so.5'), 'utf8')).toBe('code');
    expect(existsSync(join(copy, 'lib/libpq.a'))).toBe(false);

    writeFileSync(join(folder, 'lib/libpq.so.5.18'), 'newer');
    await usableBinaries({ folder, version: '1' }, copy, somebody);
    expect(readFileSync(join(copy, 'lib/libpq.so.5'), 'utf8')).toBe('code');
    await usableBinaries({ folder, version: '2' }, copy, somebody);
    expect(readFileSync(join(copy, 'lib/libpq.so.5'), 'utf8')).toBe('newer');
  });
});
