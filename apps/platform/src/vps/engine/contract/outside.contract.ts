import type { ComputeLab } from '../fixtures/compute-lab.js';
import { serverSpec } from '../fixtures/compute-lab.js';
import { until } from '../fixtures/until.js';
import type { ImageSource } from '../image-source.js';
import type { ServerSpec } from '../server-spec.js';
import { newId } from '@skydeck/ids';

/** An engine that starts disks, and the disk to start. */
export interface DiskLab extends ComputeLab {
  readonly image: ImageSource;
}

/** What every engine that starts disks must do, seen from outside of the guests. */
export function outsideContract(makeLab: () => Promise<DiskLab>): void {
  let lab: DiskLab;
  let imageRef: string;
  const spec = (over: Partial<ServerSpec> = {}) => serverSpec(lab, imageRef, over);
  const cut = { graceMs: 0, isForced: true };

  beforeAll(async () => {
    lab = await makeLab();
    imageRef = await lab.driver.ensureImage(lab.image);
  }, 600_000);

  afterEach(async () => {
    for (const { ref } of await lab.driver.observeAll()) await lab.driver.destroy(ref);
  }, 120_000);

  afterAll(async () => {
    await lab.driver.deleteImage(imageRef);
    await lab[Symbol.asyncDispose]();
  }, 120_000);

  it('tells that it is ready, and what it is', async () => {
    const can = await lab.driver.probe();
    expect(can).toMatchObject({ isReady: true, missing: [], version: expect.any(String) });
  });

  it('takes an image once', async () => {
    expect(await lab.driver.ensureImage(lab.image)).toBe(imageRef);
  });

  it('makes a server once, however often it is asked', async () => {
    const wanted = spec();
    const refs = await Promise.all([wanted, wanted, wanted].map((same) => lab.driver.create(same)));
    expect(new Set(refs).size).toBe(1);
    expect(await lab.driver.observeAll()).toMatchObject([{ id: wanted.id, power: 'stopped' }]);
  });

  it('switches a server on and off, however often it is asked', async () => {
    const { driver } = lab;
    const ref = await driver.create(spec());
    await driver.start(ref);
    await driver.start(ref);
    await until(async () => expect(await driver.isReady(ref)).toBe(true), lab.readyMs);
    expect(await driver.observe(ref)).toMatchObject({ power: 'running' });
    await driver.stop(ref, cut);
    await driver.stop(ref, cut);
    expect(await driver.observe(ref)).toMatchObject({ power: 'stopped' });
    await driver.start(ref);
    expect(await driver.observe(ref)).toMatchObject({ power: 'running' });
    await driver.destroy(ref);
    await driver.destroy(ref);
    expect(await driver.observe(ref)).toBeUndefined();
  });

  it('refuses an image that it does not have, and what is asked of no server', async () => {
    const { driver } = lab;
    const gone = { code: 'not_found' };
    const wanted = spec({ imageRef: 'skydeck-none' });
    await expect(driver.create(wanted)).rejects.toMatchObject({ code: 'image_missing' });
    expect(await driver.observeAll()).toEqual([]);
    await expect(driver.start('vps-none')).rejects.toMatchObject(gone);
    await expect(driver.stop('vps-none', cut)).rejects.toMatchObject(gone);
    await expect(driver.snapshot('vps-none', 'one')).rejects.toMatchObject(gone);
    await expect(driver.exec('vps-none', ['true'])).rejects.toMatchObject(gone);
    expect(await driver.observe('vps-none')).toBeUndefined();
  });

  it('goes back to a snapshot, and makes an image of it', async () => {
    const { driver } = lab;
    const ref = await driver.create(spec());
    await driver.snapshot(ref, 'first');
    await driver.snapshot(ref, 'first');
    expect(await driver.listSnapshots(ref)).toMatchObject([{ name: 'first' }]);
    await driver.start(ref);
    await driver.restore(ref, 'first');
    await driver.start(ref);
    expect(await driver.observe(ref)).toMatchObject({ power: 'running' });
    const published = await driver.publish(ref, 'first', 'img_outside');
    expect(await driver.publish(ref, 'first', 'img_outside')).toBe(published);
    const copy = await driver.create(spec({ imageRef: published }));
    await driver.start(copy);
    await driver.deleteSnapshot(ref, 'first');
    await driver.deleteSnapshot(ref, 'first');
    expect(await driver.listSnapshots(ref)).toEqual([]);
    await expect(driver.restore(ref, 'first')).rejects.toMatchObject({ code: 'not_found' });
    await driver.destroy(copy);
    await driver.deleteImage(published);
    await driver.deleteImage(published);
  });

  it('makes a disk anew only of a server that is off and has no snapshots', async () => {
    const { driver } = lab;
    const wanted = spec();
    const ref = await driver.create(wanted);
    await driver.start(ref);
    await expect(driver.rebuild(ref, wanted)).rejects.toMatchObject({ code: 'busy' });
    await driver.stop(ref, cut);
    await driver.rebuild(ref, wanted);
    await driver.start(ref);
    await driver.stop(ref, cut);
    await driver.snapshot(ref, 'first');
    await expect(driver.rebuild(ref, wanted)).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('grows a server and never shrinks its disk', async () => {
    const { driver } = lab;
    const size = { vcpus: 1, cpuShare: 1, memoryMb: 128, diskGb: 2 };
    const ref = await driver.create(spec({ size }));
    await expect(driver.resize(ref, { ...size, diskGb: 1 })).rejects.toMatchObject({
      code: 'disk_shrink',
    });
    expect(await driver.resize(ref, { ...size, vcpus: 2, diskGb: 3 })).toEqual({ isLive: true });
    await driver.start(ref);
  });

  it('moves a volume from one server to another', async () => {
    const { driver } = lab;
    const volume = newId('vol');
    await driver.createVolume(volume, 1);
    await driver.createVolume(volume, 1);
    await expect(driver.growVolume(volume, 0)).rejects.toMatchObject({ code: 'disk_shrink' });
    await driver.growVolume(volume, 2);
    const one = await driver.create(spec());
    await driver.attachVolume(one, volume, '/data');
    await driver.attachVolume(one, volume, '/data');
    await driver.start(one);
    await driver.detachVolume(one, volume);
    await driver.detachVolume(one, volume);
    const two = await driver.create(spec());
    await driver.start(two);
    await driver.attachVolume(two, volume, '/data');
    await driver.destroy(two);
    await driver.deleteVolume(volume);
    await driver.deleteVolume(volume);
    await expect(driver.attachVolume(one, 'vol_none', '/data')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('tells what happens to a server', async () => {
    const { driver } = lab;
    const end = new AbortController();
    const seen: string[] = [];
    const wanted = spec();
    const following = (async () => {
      for await (const { id, kind } of driver.events(end.signal))
        if (id === wanted.id) seen.push(kind);
    })();
    const ref = await driver.create(wanted);
    await until(async () => {
      await driver.start(ref);
      await driver.stop(ref, cut);
      expect(seen).toEqual(expect.arrayContaining(['started', 'stopped']));
    });
    await driver.destroy(ref);
    await until(() => expect(seen).toContain('deleted'));
    end.abort();
    await following;
  });
}
