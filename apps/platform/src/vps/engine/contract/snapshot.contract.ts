import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { until } from '../fixtures/until.js';
import type { Bench } from './bench.js';

/** Going back, and making images of servers. */
export function snapshotContract(bench: Bench): void {
  it('goes back to what was', async () => {
    const { driver } = bench.lab;
    const ref = await bench.running();
    await bench.say(ref, 'echo one >/root/note; sync');
    await driver.snapshot(ref, 'first');
    await driver.snapshot(ref, 'first');
    const { hasMemorySnapshots: hasMemory } = await driver.probe();
    expect(await driver.listSnapshots(ref)).toMatchObject([{ name: 'first', hasMemory }]);
    await bench.say(ref, 'echo two >/root/note; sync');
    await driver.restore(ref, 'first');
    await driver.start(ref);
    await until(async () => expect(await bench.say(ref, 'cat /root/note')).toBe('one'));
    await driver.deleteSnapshot(ref, 'first');
    await driver.deleteSnapshot(ref, 'first');
    expect(await driver.listSnapshots(ref)).toEqual([]);
    await expect(driver.restore(ref, 'first')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('loses no snapshot of a server whose disk is made anew', async () => {
    const { driver } = bench.lab;
    const spec = bench.spec();
    const ref = await driver.create(spec);
    await driver.snapshot(ref, 'first');
    const refused = await driver.rebuild(ref, spec).catch((error: unknown) => error);
    if (refused !== undefined) expect(refused).toMatchObject({ code: 'unsupported' });
    expect(await driver.listSnapshots(ref)).toMatchObject([{ name: 'first' }]);
  });

  it('makes an image of a snapshot that leaves as a file and comes back', async () => {
    const { driver } = bench.lab;
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-export-'));
    try {
      const ref = await bench.running();
      await bench.say(ref, 'echo mine >/root/note; ln /root/note /root/same; sync');
      await driver.snapshot(ref, 'first');
      const published = await driver.publish(ref, 'first', 'img_one');
      expect(await driver.publish(ref, 'first', 'img_one')).toBe(published);
      await driver.destroy(ref);
      const clone = await bench.running({ imageRef: published });
      expect(await bench.say(clone, 'cat /root/note')).toBe('mine');
      const path = join(dir, 'image');
      await pipeline(await driver.exportImage(published), createWriteStream(path));
      await driver.destroy(clone);
      await driver.deleteImage(published);
      await driver.deleteImage(published);
      const image = {
        id: 'img_two',
        title: 'Two',
        format: 'rootfs',
        path,
        hasCloudInit: false,
      } as const;
      const back = await driver.ensureImage(image);
      expect(await driver.ensureImage(image)).toBe(back);
      const copy = await bench.running({ imageRef: back });
      expect(await bench.say(copy, 'cat /root/same; hostname')).toMatch(/^mine\nserver-/);
      await driver.destroy(copy);
      await driver.deleteImage(back);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }, 60_000);
}
