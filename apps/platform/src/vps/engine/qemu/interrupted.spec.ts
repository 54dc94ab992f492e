import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '@skydeck/exec';
import { serverSpec, testImages } from '../fixtures/compute-lab.js';
import { qemuLab, type QemuLab } from '../fixtures/qemu-lab.js';
import { until } from '../fixtures/until.js';
import type { ServerSpec } from '../server-spec.js';

import.meta.jest.setTimeout(180_000);

const PROGRAM = join(
  import.meta.dirname,
  '../../../../dist/vps/engine/fixtures/interrupted-server.js',
);
/** Moments of what is interrupted, from its first steps to its last. */
const MOMENTS_MS = [0, 15, 40, 80, 160];

/** Another process of ours works on the same servers, and is killed. */
describe('QemuDriver whose process is killed', () => {
  let lab: QemuLab;
  let spec: ServerSpec;

  beforeAll(async () => {
    await access(PROGRAM).catch(() => {
      throw new Error('This test runs the built driver: build it first.');
    });
    lab = await qemuLab();
    spec = serverSpec(lab, await lab.driver.ensureImage(await testImages.build('tiny')));
  });

  afterEach(async () => {
    for (const { ref } of await lab.driver.observeAll()) await lab.driver.destroy(ref);
  });

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  });

  function begin(what: string): ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> } {
    const argv = [PROGRAM, JSON.stringify(lab.settings), JSON.stringify(spec), what];
    return spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  async function interrupt(what: string, afterMs: number): Promise<void> {
    const child = begin(what);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await sleep(afterMs);
    child.kill('SIGKILL');
    await ended;
  }

  /** What the next run of the platform finds. */
  async function next() {
    const driver = lab.again();
    await driver.open();
    const left = (await readdir(join(lab.dir, 'servers')).catch(() => [])).filter(
      (name) => !name.startsWith('vps-'),
    );
    expect(left).toEqual([]);
    return driver;
  }

  async function boots(ref: string): Promise<void> {
    await lab.driver.start(ref);
    await until(async () => expect(await lab.driver.isReady(ref)).toBe(true), lab.readyMs);
    await runCommand('qemu-img', ['check', '-U', '-f', 'qcow2', disk(ref)]);
  }

  function disk(ref: string): string {
    return join(lab.dir, 'servers', ref, 'disk.qcow2');
  }

  it('makes a server whose making was interrupted', async () => {
    for (const moment of MOMENTS_MS) {
      await interrupt('create', moment);
      const driver = await next();
      const ref = await driver.create(spec);
      expect(await driver.observeAll()).toMatchObject([{ id: spec.id, power: 'stopped' }]);
      if (moment !== MOMENTS_MS.at(-1)) await driver.destroy(ref);
      else await boots(ref);
    }
  });

  it('rebuilds a server whose rebuilding was interrupted', async () => {
    const ref = await lab.driver.create(spec);
    for (const moment of MOMENTS_MS) {
      await interrupt('rebuild', moment);
      const driver = await next();
      await driver.rebuild(ref, spec);
      expect(await driver.observeAll()).toMatchObject([{ ref, power: 'stopped' }]);
    }
    await boots(ref);
  });

  it('takes a snapshot whose taking was interrupted, and goes back to it', async () => {
    const ref = await lab.driver.create(spec);
    await boots(ref);
    const { driver } = lab;
    for (const moment of MOMENTS_MS) {
      await driver.exec(ref, ['sh', '-c', `echo ${moment} >/run/note`]);
      await interrupt('snapshot', moment);
      const repaired = await next();
      await repaired.snapshot(ref, 'first');
      expect(await repaired.listSnapshots(ref)).toMatchObject([{ name: 'first', hasMemory: true }]);
      await driver.exec(ref, ['sh', '-c', 'echo later >/run/note']);
      await repaired.restore(ref, 'first');
      const { stdout } = await driver.exec(ref, ['cat', '/run/note']);
      expect(stdout).toBe(`${moment}\n`);
      await repaired.deleteSnapshot(ref, 'first');
    }
  });

  it('starts one emulator when two processes start the same server at once', async () => {
    const ref = await lab.driver.create(spec);
    const [one, two] = [begin('start'), begin('start')];
    const told = await Promise.all([text(one.stdout), text(two.stdout), lab.driver.start(ref)]);
    expect(told.slice(0, 2)).toEqual(['begins\nends\n', 'begins\nends\n']);
    const { stdout } = await runCommand('ps', ['-eo', 'args=']);
    const running = stdout.filter(
      (line) => line.startsWith('qemu-system-') && line.includes(` ${spec.id} `),
    );
    expect(running).toHaveLength(1);
    await until(async () => expect(await lab.driver.isReady(ref)).toBe(true), lab.readyMs);
  });
});
