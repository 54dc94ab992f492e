import { randomBytes } from 'node:crypto';
import { appendFile, link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BlobStore, packLayer } from './index.js';

/** More than what is on its way between tar and the store: tar is in the middle of it. */
const LARGE = randomBytes(24 * 1024 * 1024);

let dir: string;
let folder: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-layer-'));
  folder = join(dir, 'tools');
  file = join(folder, 'large');
  await mkdir(folder);
  await writeFile(file, LARGE);
});
afterEach(() => rm(dir, { recursive: true }));

/** A store that does something in the middle of each layer. */
class Disturbed extends BlobStore {
  readings = 0;

  constructor(private readonly disturb: (reading: number) => Promise<void>) {
    super(join(dir, 'blobs'));
  }

  override async put(...[bytes, ...more]: Parameters<BlobStore['put']>) {
    await new Promise((resolve) => (bytes as Readable).once('readable', resolve));
    await this.disturb(++this.readings);
    return super.put(bytes, ...more);
  }
}

describe('packLayer', () => {
  it('takes files that only gain links while they are read', async () => {
    const calm = await packLayer(new BlobStore(join(dir, 'calm')), folder, 'opt/tools');
    const store = new Disturbed((reading) => link(file, join(dir, `link-${reading}`)));
    expect(await packLayer(store, folder, 'opt/tools')).toEqual(calm);
    expect(store.readings).toBe(2);
  });

  it('reads again what changed, and gives what it is at last', async () => {
    const store = new Disturbed(async (reading) => {
      if (reading === 1) await appendFile(file, 'more');
    });
    const packed = await packLayer(store, folder, 'opt/tools');
    expect(packed).toEqual(await packLayer(new BlobStore(join(dir, 'calm')), folder, 'opt/tools'));
  });

  it('gives up on what never rests', async () => {
    const store = new Disturbed(() => appendFile(file, 'more'));
    await expect(packLayer(store, folder, 'opt/tools')).rejects.toMatchObject({
      code: 'not_an_image',
      message: expect.stringContaining('changed each time'),
    });
    expect(store.readings).toBe(4);
  });
});
