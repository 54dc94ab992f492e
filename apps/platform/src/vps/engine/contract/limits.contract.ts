import { until } from '../fixtures/until.js';
import type { Bench } from './bench.js';

const MB = 1024 * 1024;

/** What a server may use, and what happens when it wants more. */
export function limitsContract(bench: Bench): void {
  it('shows the guest its own size, and another one as soon as it is resized', async () => {
    const { driver } = bench.lab;
    const ref = await bench.running();
    expect(await bench.say(ref, 'nproc')).toBe('1');
    const size = { vcpus: 2, cpuShare: 1, memoryMb: 256, diskGb: 2 };
    await driver.resize(ref, size);
    const { isLive } = await driver.resize(ref, size);
    if (!isLive) await driver.stop(ref, { graceMs: 10_000, isForced: false });
    await driver.start(ref);
    await until(async () => expect(await bench.say(ref, 'nproc')).toBe('2'));
  });

  it('disk_shrink: refuses a smaller disk, and all goes on as before', async () => {
    const { driver } = bench.lab;
    const size = { vcpus: 1, cpuShare: 1, memoryMb: 128, diskGb: 2 };
    const ref = await bench.running({ size });
    const smaller = driver.resize(ref, { ...size, memoryMb: 256, diskGb: 1 });
    await expect(smaller).rejects.toMatchObject({ code: 'disk_shrink' });
    await driver.snapshot(ref, 'after');
    await driver.resize(ref, { ...size, vcpus: 2 });
    await driver.stop(ref, { graceMs: 5_000, isForced: false });
    await driver.start(ref);
    expect(await bench.say(ref, 'nproc')).toBe('2');
  });

  it('below_use: refuses less memory than is used, and all goes on as before', async () => {
    const { driver } = bench.lab;
    const size = { vcpus: 1, cpuShare: 1, memoryMb: 256, diskGb: 1 };
    const ref = await bench.running({ size });
    // awk holds a string of 67 MB and waits.
    const hold =
      'BEGIN { s = "x"; while (length(s) < 67000000) s = s s; print "held" > "/run/held"; fflush(); system("sleep 300") }';
    const holding = driver.exec(ref, ['awk', hold], { timeoutMs: 60_000 });
    await until(async () => expect(await bench.say(ref, 'cat /run/held')).toBe('held'));
    const less = driver.resize(ref, { ...size, memoryMb: 48 });
    await expect(less).rejects.toMatchObject({ code: 'below_use' });
    expect(await bench.say(ref, 'ps | grep -c "[a]wk BEGIN"')).toBe('1');
    await bench.say(ref, "kill $(ps | awk '/[s]leep 300|[a]wk BEGIN/ { print $1 }')");
    await holding;
    await until(() => driver.resize(ref, { ...size, memoryMb: 48 }));
  });

  it('ends a memory bomb inside of its server', async () => {
    const ref = await bench.running();
    const bomb = 'BEGIN { s = "x"; while (1) s = s s }';
    const done = await bench.lab.driver.exec(ref, ['awk', bomb]);
    expect(done.exitCode).not.toBe(0);
    expect(await bench.say(ref, 'echo alive')).toBe('alive');
  });

  it('bounds a fork bomb, which a forced stop ends', async () => {
    const { driver } = bench.lab;
    const ref = await bench.running({
      size: { vcpus: 1, cpuShare: 0.3, memoryMb: 128, diskGb: 1 },
    });
    const other = await bench.running();
    // Each member goes on as long as it can, so that the bomb does not put itself out.
    const bomb = 'f() { while :; do f & done; }; f >/dev/null 2>&1 </dev/null &';
    const { kind } = await driver.probe();
    const begun = driver.exec(ref, ['sh', '-c', bomb], { timeoutMs: 10_000 });
    if (kind === 'container') expect(await begun).toMatchObject({ exitCode: 0 });
    // What tells of it lives beside the bomb in a virtual machine, and may not get its turn.
    else
      await begun.catch((error: unknown) =>
        expect(error).toMatchObject({ code: expect.stringMatching(/^(timed_out|unsupported)$/) }),
      );
    // How many there are inside of a virtual machine is not seen from here.
    if (kind === 'container') {
      await until(async () => {
        const sample = (await driver.samples()).find(({ processes }) => processes > 50);
        expect(sample).toBeDefined();
      }, 45_000);
    }
    expect(await bench.say(other, 'echo alive')).toBe('alive');
    const samples = await driver.samples();
    for (const { processes, memoryBytes } of samples) {
      expect(processes).toBeLessThanOrEqual(600);
      expect(memoryBytes).toBeLessThanOrEqual(130 * MB);
    }
    await driver.stop(ref, { graceMs: 0, isForced: true });
    expect(await driver.observe(ref)).toMatchObject({ power: 'stopped' });
  }, 240_000);

  it('holds a server to the size of its disk', async () => {
    const ref = await bench.running();
    const script = 'dd if=/dev/zero of=/root/big bs=1M count=1400; sync; stat -c %s /root/big';
    const done = await bench.lab.driver.exec(ref, ['sh', '-c', script], { timeoutMs: 200_000 });
    expect(Number(done.stdout)).toBeLessThanOrEqual(1_100_000_000);
    expect(done.stderr).toMatch(/No space|quota/i);
    await bench.lab.driver.destroy(ref);
  }, 240_000);
}
