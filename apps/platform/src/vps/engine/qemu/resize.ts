import { ComputeFailure } from '../compute-failure.js';
import type { ServerSize } from '../server-spec.js';
import { runInGuest } from './agent/guest-exec.js';
import { GUEST_TOOLS } from './boot/guest-scripts.js';
import { QemuImg } from './disk/qemu-img.js';
import { machineMemoryMb, machineOf, type Accelerator } from './machine/qemu-options.js';
import type { ServerFolder } from './machine/server-folder.js';
import { withMachine } from './qmp/qmp-client.js';
import { GB, MB } from './qemu-settings.js';

const GROW = `device=$(sed -n 's,^\\(/dev/[^ ]*\\) / .*,\\1,p' /proc/mounts | head -1)
exec ${GUEST_TOOLS}/run resize2fs "$device"`;
const USED =
  'awk \'/^MemTotal|^MemAvailable/ { m[$1] = $2 } END { print m["MemTotal:"] - m["MemAvailable:"] }\' /proc/meminfo';

/**
 * Gives a server another size. Disk grows at once; processors and memory are those that the machine
 * is started with, so they come with the next start.
 */
export async function resizeServer(
  folder: ServerFolder,
  size: ServerSize,
  accelerator: Accelerator,
): Promise<{ isLive: boolean }> {
  const record = await folder.get();
  const { spec } = record;
  if (size.diskGb < spec.size.diskGb) {
    throw new ComputeFailure('disk_shrink', 'A disk is never made smaller.');
  }
  const isRunning = (await folder.process()) !== undefined;
  const isLess = machineMemoryMb(size) < machineMemoryMb(spec.size);
  if (isRunning && size.memoryMb < spec.size.memoryMb && !record.bootsItself) {
    await refuseBelowUse(folder, size);
  }
  if (size.diskGb > spec.size.diskGb) await growDisk(folder, size.diskGb, isRunning);
  const after = await folder.change({ spec: { ...spec, size } });
  // Asked again before that start, it still waits for it.
  if (!isRunning || machineOf(after, accelerator) === record.machine) return { isLive: true };
  if (isLess) {
    const value = machineMemoryMb(size) * MB;
    await withMachine(folder, (qmp) => qmp.call('balloon', { value }));
  }
  return { isLive: false };
}

async function refuseBelowUse(folder: ServerFolder, { memoryMb }: ServerSize): Promise<void> {
  const { stdout } = await runInGuest(folder, ['/bin/sh', '-c', USED]);
  if (Number(stdout) < memoryMb * 1024) return;
  throw new ComputeFailure('below_use', 'The server uses more memory than that.');
}

async function growDisk(folder: ServerFolder, diskGb: number, isRunning: boolean): Promise<void> {
  if (!isRunning) {
    const { path, uid } = folder;
    return new QemuImg({ cwd: path, uid }).grow('disk.qcow2', diskGb * GB);
  }
  await withMachine(folder, (qmp) =>
    qmp.call('block_resize', { 'node-name': 'root', size: diskGb * GB }),
  );
  const { bootsItself } = await folder.get();
  // Otherwise the file system grows at the next start.
  if (!bootsItself) await runInGuest(folder, ['/bin/sh', '-c', GROW]).catch(() => undefined);
}
