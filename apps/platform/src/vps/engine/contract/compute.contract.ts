import type { ComputeLab } from '../fixtures/compute-lab.js';
import { until } from '../fixtures/until.js';
import { openBench, type Bench } from './bench.js';
import { consoleContract } from './console.contract.js';
import { limitsContract } from './limits.contract.js';
import { snapshotContract } from './snapshot.contract.js';
import { volumeContract } from './volume.contract.js';

const PARTS = {
  life: lifeContract,
  console: consoleContract,
  snapshots: snapshotContract,
  volumes: volumeContract,
  limits: limitsContract,
};
type Part = keyof typeof PARTS;

/**
 * What every engine must do, run against a real one with the tiny image.
 * @param parts those to run here, for an engine on which all together take too long
 */
export function computeContract(
  makeLab: () => Promise<ComputeLab>,
  parts: readonly Part[] = ['life', 'console', 'snapshots', 'volumes', 'limits'],
): void {
  const bench = openBench(makeLab);
  for (const part of parts) describe(part, () => PARTS[part](bench));
}

function lifeContract(bench: Bench): void {
  it('tells that it is ready, and what it is', async () => {
    const can = await bench.lab.driver.probe();
    expect(can).toMatchObject({ isReady: true, missing: [], version: expect.any(String) });
  });

  it('makes a server once, however often it is asked', async () => {
    const { driver } = bench.lab;
    const spec = bench.spec();
    const refs = await Promise.all([spec, spec, spec].map((same) => driver.create(same)));
    expect(new Set(refs).size).toBe(1);
    expect(await driver.observeAll()).toMatchObject([{ id: spec.id, power: 'stopped' }]);
  });

  it('brings a server up with its name and address, and takes it down', async () => {
    const { driver } = bench.lab;
    const ref = await bench.running({ hostname: 'web-1' });
    expect(await bench.say(ref, 'hostname')).toBe('web-1');
    const [nic] = bench.lab.nics(0);
    if ((await driver.probe()).hasRoutedNetwork) {
      expect(await bench.say(ref, 'ip -4 addr show eth0')).toContain(nic?.ipv4.replace(/\d+$/, ''));
    }
    await driver.start(ref);
    await driver.stop(ref, { graceMs: 10_000, isForced: false });
    await driver.stop(ref, { graceMs: 10_000, isForced: false });
    expect(await driver.observe(ref)).toMatchObject({ power: 'stopped' });
    await driver.start(ref);
    expect(await driver.observe(ref)).toMatchObject({ power: 'running' });
  });

  it('keeps what a guest wrote when it is switched off and on', async () => {
    const { driver } = bench.lab;
    const ref = await bench.running();
    await bench.say(ref, 'echo kept >/root/note; sync');
    await driver.stop(ref, { graceMs: 0, isForced: true });
    await driver.start(ref);
    await until(async () => expect(await bench.say(ref, 'cat /root/note')).toBe('kept'));
  });

  it('stops a guest that has only just been started', async () => {
    const { driver } = bench.lab;
    const ref = await driver.create(bench.spec());
    await driver.start(ref);
    await driver.stop(ref, { graceMs: 6_000, isForced: false });
    expect(await driver.observe(ref)).toMatchObject({ power: 'stopped' });
  }, 20_000);

  it('destroys a server that runs, and one that is gone already', async () => {
    const { driver } = bench.lab;
    const ref = await bench.running();
    await driver.destroy(ref);
    await driver.destroy(ref);
    expect(await driver.observe(ref)).toBeUndefined();
    expect(await driver.observeAll()).toEqual([]);
  });

  it('makes the disk anew and keeps the address', async () => {
    const { driver } = bench.lab;
    const spec = bench.spec();
    const ref = await driver.create(spec);
    await driver.start(ref);
    await until(async () =>
      expect(await bench.say(ref, 'echo old >/root/note; ls /run/ready')).toBe('/run/ready'),
    );
    await expect(driver.rebuild(ref, spec)).rejects.toMatchObject({ code: 'busy' });
    await driver.stop(ref, { graceMs: 0, isForced: true });
    await driver.rebuild(ref, spec);
    await driver.start(ref);
    await until(async () => expect(await driver.isReady(ref)).toBe(true));
    expect(await bench.say(ref, 'cat /root/note 2>&1')).toContain('No such file');
  });

  it('runs user data once', async () => {
    const { driver } = bench.lab;
    const userData = '#!/bin/sh\necho ran >>/root/user-data\n';
    const ref = await bench.running({ userData });
    await until(async () => expect(await bench.say(ref, 'cat /root/user-data')).toBe('ran'));
    await driver.stop(ref, { graceMs: 0, isForced: true });
    await driver.start(ref);
    await until(async () => expect(await bench.say(ref, 'ls /run/ready')).toBe('/run/ready'));
    expect(await bench.say(ref, 'cat /root/user-data')).toBe('ran');
  });

  it('refuses an image that it does not have', async () => {
    const spec = bench.spec({ imageRef: 'skydeck-none' });
    await expect(bench.lab.driver.create(spec)).rejects.toMatchObject({ code: 'image_missing' });
    expect(await bench.lab.driver.observeAll()).toEqual([]);
  });

  it('not_found: what it is asked to do with a server that is not there', async () => {
    const { driver } = bench.lab;
    const gone = { code: 'not_found' };
    await expect(driver.start('vps-none')).rejects.toMatchObject(gone);
    await expect(driver.stop('vps-none', { graceMs: 0, isForced: true })).rejects.toMatchObject(
      gone,
    );
    await expect(driver.snapshot('vps-none', 'one')).rejects.toMatchObject(gone);
    await expect(driver.exec('vps-none', ['true'])).rejects.toMatchObject(gone);
    expect(await driver.observe('vps-none')).toBeUndefined();
  });

  it('tells what happens to a server', async () => {
    const { driver } = bench.lab;
    const end = new AbortController();
    const seen: string[] = [];
    const spec = bench.spec();
    const following = (async () => {
      for await (const { id, kind } of driver.events(end.signal))
        if (id === spec.id) seen.push(kind);
    })();
    const ref = await driver.create(spec);
    await until(async () => {
      await driver.start(ref);
      await driver.stop(ref, { graceMs: 0, isForced: true });
      expect(seen).toEqual(expect.arrayContaining(['started', 'stopped']));
    });
    await driver.start(ref);
    await until(async () => expect(await bench.say(ref, 'ls /run/ready')).toBe('/run/ready'));
    seen.length = 0;
    // Its guest may be gone before it can tell how the command ended.
    await driver.exec(ref, ['sh', '-c', 'kill -USR2 1']).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'busy' });
    });
    await until(() => expect(seen).toContain('stopped'));
    await driver.destroy(ref);
    await until(() => expect(seen).toContain('deleted'));
    end.abort();
    await following;
  });

  it('goes on with the same servers when its daemon was killed', async () => {
    const { driver, crash, again } = bench.lab;
    const ref = await bench.running();
    await bench.say(ref, 'echo $$ >/run/still-here');
    await crash?.();
    expect(await driver.observeAll()).toMatchObject([{ ref, power: 'running' }]);
    const next = again();
    await next.open();
    expect((await next.exec(ref, ['ls', '/run/still-here'])).exitCode).toBe(0);
    await next.stop(ref, { graceMs: 10_000, isForced: false });
    expect(await next.observe(ref)).toMatchObject({ power: 'stopped' });
    await next.close();
    await driver.open();
  }, 60_000);
}
