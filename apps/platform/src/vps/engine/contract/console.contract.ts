import { until } from '../fixtures/until.js';
import type { Bench } from './bench.js';
import type { ConsoleStream } from '../console-stream.js';

/** Ways into a guest. */
export function consoleContract(bench: Bench): void {
  it('runs a command with its input, output and exit code', async () => {
    const ref = await bench.running();
    const script = 'cat; echo bad >&2; exit 7';
    const done = await bench.lab.driver.exec(ref, ['sh', '-c', script], { stdin: 'good' });
    expect(done).toEqual({ exitCode: 7, stdout: 'good', stderr: 'bad\n' });
  });

  it('passes on all that a command writes', async () => {
    const ref = await bench.running();
    const script = 'head -c 300000 /dev/zero | tr "\\0" a; echo END';
    const { stdout } = await bench.lab.driver.exec(ref, ['sh', '-c', script]);
    expect(stdout.length).toBe(300_004);
    expect(stdout.endsWith('END\n')).toBe(true);
  });

  it('timed_out: ends a command that takes too long', async () => {
    const ref = await bench.running();
    const running = bench.lab.driver.exec(ref, ['sleep', '3333'], { timeoutMs: 1_000 });
    await expect(running).rejects.toMatchObject({ code: 'timed_out' });
    await until(async () => expect(await bench.say(ref, 'ps | grep -c "[s]leep 3333"')).toBe('0'));
  });

  it('opens a shell that echoes, knows its size and ends with its user', async () => {
    const ref = await bench.running();
    const { driver } = bench.lab;
    const terminal = await driver.openConsole(ref, { mode: 'shell', cols: 80, rows: 24 });
    const read = reader(terminal);
    terminal.write('echo he""llo\r');
    await until(() => expect(read()).toContain('hello'));
    terminal.resize(120, 40);
    await until(() => {
      terminal.write('stty size\r');
      expect(read()).toContain('40 120');
    });
    terminal.destroy();
    await until(async () =>
      expect(await bench.say(ref, 'ps | grep -c "[s]h -l"')).toMatch(/^[01]$/),
    );
  });

  it('ends the terminal with its shell', async () => {
    const ref = await bench.running();
    const terminal = await bench.lab.driver.openConsole(ref, { mode: 'shell', cols: 80, rows: 24 });
    const read = reader(terminal);
    terminal.write('echo la""st; exit\r');
    await until(() => expect(terminal.destroyed).toBe(true));
    expect(read()).toContain('last');
  });

  it('opens the serial line, and hands it to whoever comes later', async () => {
    const ref = await bench.running();
    const { driver } = bench.lab;
    const first = await driver.openConsole(ref, { mode: 'serial', cols: 80, rows: 24 });
    const readFirst = reader(first);
    await until(() => {
      first.write('echo li""ne\r');
      expect(readFirst()).toContain('line');
    });
    first.destroy();
    const second = await until(() =>
      driver.openConsole(ref, { mode: 'serial', cols: 80, rows: 24 }),
    );
    const readSecond = reader(second);
    await until(() => {
      second.write('echo ag""ain\r');
      expect(readSecond()).toContain('again');
    });
    second.destroy();
  });

  it('keeps what the guest wrote to its console', async () => {
    const ref = await bench.running();
    await until(async () =>
      expect(await bench.lab.driver.consoleLog(ref)).toContain('tiny: ready'),
    );
  });

  it('keeps it also when it is read, used as a terminal, and when the guest stops', async () => {
    const ref = await bench.running();
    const { driver } = bench.lab;
    const log = async () => driver.consoleLog(ref);
    await until(async () => expect(await log()).toContain('tiny: ready'));
    const terminal = await driver.openConsole(ref, { mode: 'serial', cols: 80, rows: 24 });
    const read = reader(terminal);
    await until(() => {
      terminal.write('echo ty""ped\r');
      expect(read()).toContain('typed');
    });
    terminal.destroy();
    await until(async () => expect(await log()).toMatch(/tiny: ready[^]*typed/));
    await bench.say(ref, 'echo at the end >/dev/console');
    await driver.stop(ref, { graceMs: 0, isForced: true });
    const whole = /tiny: ready[^]*typed[^]*at the end/;
    expect(await log()).toMatch(whole);
    expect((await log()).match(/at the end/g)).toHaveLength(1);
    await driver.start(ref);
    const again = /tiny: ready[^]*at the end[^]*tiny: ready/;
    await until(async () => expect(await log()).toMatch(again), bench.lab.readyMs);
  });

  it('counts what a server uses', async () => {
    const spec = bench.spec();
    const { driver } = bench.lab;
    const off = await driver.create(bench.spec());
    const ref = await driver.create(spec);
    await driver.start(ref);
    await until(async () => expect(await driver.isReady(ref)).toBe(true));
    const [before] = await driver.samples();
    await bench.say(ref, 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done');
    const [after, ...others] = await driver.samples();
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: spec.id });
    expect(after?.cpuSeconds).toBeGreaterThan(before?.cpuSeconds ?? Infinity);
    expect(after?.memoryBytes).toBeGreaterThan(100_000);
    expect(after?.processes).toBeGreaterThan(1);
    expect(after?.diskUsedBytes).toBeGreaterThan(100_000);
    await driver.destroy(off);
  });
}

function reader(terminal: ConsoleStream): () => string {
  let text = '';
  terminal.on('data', (chunk: Buffer) => (text += chunk.toString()));
  terminal.on('error', () => undefined);
  return () => text;
}
