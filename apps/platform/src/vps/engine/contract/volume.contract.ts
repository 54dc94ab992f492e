import { newId } from '@skydeck/ids';
import type { Bench } from './bench.js';

/** Disks that outlive servers. */
export function volumeContract(bench: Bench): void {
  it('moves a volume with its data from one server to another', async () => {
    const { driver } = bench.lab;
    const volume = newId('vol');
    await driver.createVolume(volume, 1);
    await driver.createVolume(volume, 1);
    const one = await bench.running();
    await driver.attachVolume(one, volume, '/mnt/data');
    await driver.attachVolume(one, volume, '/mnt/data');
    await bench.say(one, 'echo precious >/mnt/data/note; sync');
    await driver.detachVolume(one, volume);
    await driver.detachVolume(one, volume);
    expect(await bench.say(one, 'cat /mnt/data/note 2>&1')).toContain('No such file');
    const two = await bench.running();
    await driver.attachVolume(two, volume, '/data');
    expect(await bench.say(two, 'cat /data/note; echo more >>/data/note; tail -1 /data/note')).toBe(
      'precious\nmore',
    );
    await driver.destroy(two);
    const three = await driver.create(bench.spec());
    await driver.attachVolume(three, volume, '/data');
    await driver.start(three);
    expect(await bench.say(three, 'cat /data/note')).toBe('precious\nmore');
    await driver.detachVolume(three, volume);
    await driver.deleteVolume(volume);
    await driver.deleteVolume(volume);
  });

  it('grows a volume but never shrinks it, and holds it to its size', async () => {
    const { driver } = bench.lab;
    const volume = newId('vol');
    await driver.createVolume(volume, 2);
    await expect(driver.growVolume(volume, 1)).rejects.toMatchObject({ code: 'disk_shrink' });
    await driver.growVolume(volume, 3);
    await driver.growVolume(volume, 3);
    await driver.deleteVolume(volume);
  });

  it('not_found: attaches no volume that is not there', async () => {
    const ref = await bench.lab.driver.create(bench.spec());
    await expect(bench.lab.driver.attachVolume(ref, 'vol_none', '/data')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
}
