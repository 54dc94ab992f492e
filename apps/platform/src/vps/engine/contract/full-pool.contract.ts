import type { ComputeLab } from '../fixtures/compute-lab.js';
import { until } from '../fixtures/until.js';
import { openBench } from './bench.js';

type SmallLab = ComputeLab & { readonly poolGb: number };

const FILL_MS = 150_000;

/** What an engine does whose storage one of its servers has filled. */
export function fullPoolContract(makeLab: () => Promise<SmallLab>): void {
  const bench = openBench(makeLab);

  it('no_space: tells that the storage is full, and works again when there is room', async () => {
    const { driver, poolGb } = bench.lab;
    if (poolGb === undefined) throw new Error('This needs a lab with a small pool.');
    const size = { vcpus: 1, cpuShare: 1, memoryMb: 128, diskGb: poolGb * 2 };
    const ref = await bench.running({ size });
    const fill = ['dd', 'if=/dev/urandom', 'of=/root/big', 'bs=1M'];
    const filling = driver.exec(ref, fill, { timeoutMs: FILL_MS });
    const { kind } = await driver.probe();
    if (kind === 'container') expect((await filling).stderr).toMatch(/No space|quota/i);
    // A machine cannot be told that its own disk is smaller than it is: it waits for room.
    else await expect(filling).rejects.toMatchObject({ code: 'no_space' });
    await expect(driver.create(bench.spec())).rejects.toMatchObject({ code: 'no_space' });
    expect(await driver.observeAll()).toMatchObject([{ ref, power: 'running' }]);
    await driver.destroy(ref);
    // A file system gives the room back a little later.
    const next = await until(() => bench.running(), 60_000);
    expect(await bench.say(next, 'echo ok >/root/note; cat /root/note')).toBe('ok');
  }, 300_000);
}
