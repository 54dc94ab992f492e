import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessIdentity } from '@skydeck/exec';
import { findCgroupMounts } from '../../../../launchpad/engine/sandbox/cgroup-mounts.js';
import { serverSpec, testImages } from '../../fixtures/compute-lab.js';
import { qemuLab, type QemuLab } from '../../fixtures/qemu-lab.js';

import.meta.jest.setTimeout(120_000);

/** Root has control groups; `rootless.spec.ts` sees what is told without. */
describe('ServerGroups', () => {
  let lab: QemuLab;

  beforeAll(async () => {
    lab = await qemuLab();
  });

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  });

  it('holds an emulator to the size of its server, which can change, until it is gone', async () => {
    const { driver, settings, dir } = lab;
    const imageRef = await driver.ensureImage(await testImages.build('tiny'));
    const size = { vcpus: 1, cpuShare: 0.5, memoryMb: 128, diskGb: 1 };
    const ref = await driver.create(serverSpec(lab, imageRef, { size }));
    await driver.start(ref);
    const note = await readFile(join(dir, 'servers', ref, 'pid'), 'utf8');
    const { pid } = JSON.parse(note) as ProcessIdentity;
    const own = await readFile(`/proc/${pid}/cgroup`, 'utf8');
    expect(own).toContain(`/skydeck-${settings.instance}-vps/${ref}`);
    expect(await limits(settings.instance, ref)).toEqual({ cpuUs: 60_000, memoryMb: 512 });
    expect(await driver.resize(ref, { ...size, cpuShare: 1 })).toEqual({ isLive: true });
    expect(await limits(settings.instance, ref)).toEqual({ cpuUs: 110_000, memoryMb: 512 });
    const larger = { ...size, cpuShare: 1, memoryMb: 256 };
    expect(await driver.resize(ref, larger)).toEqual({ isLive: false });
    await driver.stop(ref, { graceMs: 0, isForced: true });
    await driver.start(ref);
    expect(await limits(settings.instance, ref)).toEqual({ cpuUs: 110_000, memoryMb: 640 });
    await driver.destroy(ref);
    await expect(limits(settings.instance, ref)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('says nothing against a machine that has them', async () => {
    expect(await lab.driver.probe()).toMatchObject({ isReady: true, notes: [] });
  });
});

async function limits(instance: string, ref: string) {
  const mounts = await findCgroupMounts();
  if (!mounts) throw new Error('This test needs control groups.');
  const at = async (root: string, file: string) =>
    Number.parseInt(await readFile(`${root}/skydeck-${instance}-vps/${ref}/${file}`, 'utf8'), 10);
  const [cpuUs, bytes] =
    mounts.version === 2
      ? [await at(mounts.root, 'cpu.max'), await at(mounts.root, 'memory.max')]
      : [
          await at(mounts.roots.cpu, 'cpu.cfs_quota_us'),
          await at(mounts.roots.memory, 'memory.limit_in_bytes'),
        ];
  return { cpuUs, memoryMb: bytes / 2 ** 20 };
}
