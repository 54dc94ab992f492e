import { ComputeFailure } from '../compute-failure.js';
import type { EngineSnapshot } from '../server-spec.js';
import { QemuImg } from './disk/qemu-img.js';
import { cutPower } from './machine/machine.js';
import { machineOf, type Accelerator } from './machine/qemu-options.js';
import type { ServerFolder, SnapshotNote } from './machine/server-folder.js';
import { withMachine, type QmpClient } from './qmp/qmp-client.js';
import { GB } from './qemu-settings.js';

const NODES = { vmstate: 'root', devices: ['root'] };
const DISK = 'disk.qcow2';

/**
 * Keeps what is: the disk always, the memory too while the server runs without volumes. A volume goes
 * on living when its server goes back, and a memory of it from before would ruin it.
 */
export async function takeSnapshot(folder: ServerFolder, name: string): Promise<EngineSnapshot> {
  const record = await folder.get();
  const noted = record.snapshots.find((one) => one.name === name);
  if (noted) return told(noted);
  const isRunning = (await folder.process()) !== undefined;
  const hasMemory = isRunning && record.volumes.length === 0;
  // One of this name that is not noted is the rest of an attempt that was cut off.
  await dropContent(folder, name);
  if (isRunning) {
    await withMachine(folder, (qmp) =>
      hasMemory
        ? qmp.job('snapshot-save', 'save', { tag: name, ...NODES })
        : qmp.call('blockdev-snapshot-internal-sync', { device: 'root', name }),
    );
  } else await imgOf(folder).run('snapshot', '-q', '-c', name, DISK);
  const { snapshots = [], 'actual-size': size } = await imgOf(folder).info(DISK);
  const memory = snapshots.find((one) => one.name === name)?.['vm-state-size'] ?? 0;
  const note: SnapshotNote = {
    name,
    createdAt: new Date().toISOString(),
    sizeBytes: Math.max(memory, hasMemory ? memory : size),
    hasMemory,
    machine: record.machine ?? '',
  };
  await folder.change({ snapshots: [...record.snapshots, note] });
  return told(note);
}

export async function listSnapshots(folder: ServerFolder): Promise<EngineSnapshot[]> {
  return (await folder.get()).snapshots.map(told);
}

export async function dropSnapshot(folder: ServerFolder, name: string): Promise<void> {
  const { snapshots } = await folder.get();
  await dropContent(folder, name);
  await folder.change({ snapshots: snapshots.filter((one) => one.name !== name) });
}

/**
 * Takes the disk back to a snapshot.
 * @returns the snapshot whose memory the machine is to be started with, and whether it ran
 */
export async function goBack(
  folder: ServerFolder,
  name: string,
  accelerator: Accelerator,
): Promise<{ wasRunning: boolean; memoryOf?: string }> {
  const record = await folder.get();
  const note = record.snapshots.find((one) => one.name === name);
  if (!note) throw new ComputeFailure('not_found', 'There is no such snapshot.');
  const wasRunning = (await folder.process()) !== undefined;
  await cutPower(folder);
  const img = imgOf(folder);
  await img.run('snapshot', '-q', '-a', name, DISK);
  const { 'virtual-size': size } = await img.info(DISK);
  const wanted = record.spec.size.diskGb * GB;
  if (size < wanted) await img.grow(DISK, wanted);
  const fits =
    note.hasMemory &&
    record.volumes.length === 0 &&
    size >= wanted &&
    note.machine === machineOf(record, accelerator);
  return { wasRunning, ...(fits ? { memoryOf: name } : {}) };
}

async function dropContent(folder: ServerFolder, name: string): Promise<void> {
  if (await folder.process()) {
    await withMachine(folder, async (qmp) => {
      if (!(await names(qmp)).includes(name)) return;
      await qmp.job('snapshot-delete', 'delete', { tag: name, devices: ['root'] });
    });
    return;
  }
  const img = imgOf(folder);
  const { snapshots = [] } = await img.info(DISK);
  if (snapshots.some((one) => one.name === name)) await img.run('snapshot', '-q', '-d', name, DISK);
}

async function names(qmp: QmpClient): Promise<string[]> {
  const nodes =
    await qmp.call<{ 'node-name': string; image: { snapshots?: { name: string }[] } }[]>(
      'query-named-block-nodes',
    );
  const root = nodes.find((node) => node['node-name'] === 'root');
  return (root?.image.snapshots ?? []).map(({ name }) => name);
}

function imgOf({ path, uid }: ServerFolder): QemuImg {
  return new QemuImg({ cwd: path, uid });
}

function told({ name, createdAt, sizeBytes, hasMemory }: SnapshotNote): EngineSnapshot {
  return { name, createdAt: new Date(createdAt), sizeBytes, hasMemory };
}
