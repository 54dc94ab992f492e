import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { ImageSource } from '../../image-source.js';
import { TEST_BOOT_DIR } from '../../fixtures/qemu-lab.js';
import { QemuImages } from './images.js';

describe('QemuImages', () => {
  let dir: string;
  let images: QemuImages;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-disks-'));
    images = new QemuImages(join(dir, 'images'), TEST_BOOT_DIR);
    await writeFile(join(dir, 'secret'), 'x'.repeat(2_000_000));
    await create('plain', '10M');
  });

  afterAll(async () => {
    await rm(dir, { recursive: true, force: true });
  });

  async function create(name: string, size: string, ...options: readonly string[]) {
    const args = ['create', '-q', '-f', 'qcow2', ...options, join(dir, name), size];
    await runCommand('qemu-img', args, { cwd: dir });
  }

  function disk(name: string, format: ImageSource['format'] = 'disk'): ImageSource {
    return { id: `img_${name}`, title: name, format, path: join(dir, name), hasCloudInit: false };
  }

  it.each(['disk', 'rootfs'] as const)(
    'refuses a layer on a file of the host, sent as %s',
    async (format) => {
      await create('layer', '10M', '-F', 'raw', '-b', join(dir, 'secret'));
      await expect(images.ensure(disk('layer', format))).rejects.toMatchObject({
        code: 'unsupported',
      });
    },
  );

  it('refuses a disk whose data is another file', async () => {
    await create('split', '10M', '-o', `data_file=${join(dir, 'data')}`);
    await expect(images.ensure(disk('split'))).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('refuses a disk larger than any may be, and what is no disk', async () => {
    await create('huge', '3T');
    await expect(images.ensure(disk('huge'))).rejects.toMatchObject({ code: 'unsupported' });
    await writeFile(join(dir, 'text'), 'hello');
    await expect(images.ensure(disk('text'))).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('takes a disk that boots by itself once, and forgets it', async () => {
    const ref = await images.ensure(disk('plain'));
    expect(await images.ensure(disk('plain'))).toBe(ref);
    expect(await images.get(ref)).toMatchObject({ bootsItself: true });
    await images.remove(ref);
    await images.remove(ref);
    await expect(images.get(ref)).rejects.toMatchObject({ code: 'image_missing' });
  });
});
