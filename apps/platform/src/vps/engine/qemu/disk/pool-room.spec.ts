import { link, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSpec, testImages } from '../../fixtures/compute-lab.js';
import { qemuLab } from '../../fixtures/qemu-lab.js';
import { MB } from '../qemu-settings.js';
import { PoolRoom } from './pool-room.js';

import.meta.jest.setTimeout(120_000);

describe('PoolRoom', () => {
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-room-'));
  });

  afterAll(async () => {
    await rm(dir, { recursive: true, force: true });
  });

  it('counts what is really used, once for each file', async () => {
    await mkdir(join(dir, 'deep/er'), { recursive: true });
    await writeFile(join(dir, 'deep/er/full'), Buffer.alloc(3 * MB, 1));
    await link(join(dir, 'deep/er/full'), join(dir, 'again'));
    await writeFile(join(dir, 'hollow'), '');
    await truncate(join(dir, 'hollow'), 1024 * MB);
    const used = await new PoolRoom([dir, join(dir, 'nowhere')], 1).usedBytes();
    expect(used).toBeGreaterThanOrEqual(3 * MB);
    expect(used).toBeLessThan(4 * MB);
  });

  it('no_space: makes nothing new where no more may be used, until there is room', async () => {
    // Less than a server and its kernel take, more than an image does.
    await using lab = await qemuLab({ poolSizeGb: 0.04 });
    const { driver } = lab;
    const imageRef = await driver.ensureImage(await testImages.build('tiny'));
    const first = await driver.create(serverSpec(lab, imageRef));
    const full = { code: 'no_space' };
    await expect(driver.create(serverSpec(lab, imageRef))).rejects.toMatchObject(full);
    await expect(driver.createVolume('vol_one', 1)).rejects.toMatchObject(full);
    await expect(driver.snapshot(first, 'snp_one')).rejects.toMatchObject(full);
    await driver.destroy(first);
    await driver.createVolume('vol_one', 1);
    await driver.create(serverSpec(lab, imageRef));
  });
});
