import { readdir, readFile, stat } from 'node:fs/promises';
import type { ServerSample } from '../server-spec.js';
import { goOn } from './agent/why-stopped.js';
import { trimConsoleLog } from './console-log.js';
import { machineMemoryMb } from './machine/qemu-options.js';
import type { ServerFolder } from './machine/server-folder.js';
import { MB } from './qemu-settings.js';
import { withMachine, type QmpClient } from './qmp/qmp-client.js';

interface BlockStats {
  readonly stats: { readonly rd_bytes: number; readonly wr_bytes: number };
}

interface GuestMemory {
  readonly stats: Readonly<Record<string, number>>;
}

/** Clock ticks in a second, as the kernel tells them to programs (proc(5)). */
const TICKS = 100;
const BALLOON = '/machine/peripheral/balloon';
/** What the driver of the memory balloon says when it knows nothing. */
const UNKNOWN = 2 ** 63;
const BLOCK_BYTES = 512;

/** Counters of one server; undefined unless it runs. */
export async function readSample(folder: ServerFolder): Promise<ServerSample | undefined> {
  const record = await folder.find();
  const running = await folder.process();
  if (!record || !running) return undefined;
  await trimConsoleLog(folder);
  await goOn(folder);
  const { disks, used } = await withMachine(folder, async (qmp) => ({
    disks: await qmp.call<BlockStats[]>('query-blockstats'),
    used: await usedMemory(qmp),
  }));
  const limit = machineMemoryMb(record.spec.size) * MB;
  const [net, process, file] = await Promise.all([
    traffic(running.pid),
    processOf(running.pid),
    stat(folder.file('disk.qcow2')),
  ]);
  return {
    id: record.spec.id,
    at: new Date(),
    cpuSeconds: process.cpuSeconds,
    memoryBytes: Math.min(used ?? process.memoryBytes, limit),
    diskUsedBytes: file.blocks * BLOCK_BYTES,
    diskReadBytes: disks.reduce((sum, { stats }) => sum + stats.rd_bytes, 0),
    diskWrittenBytes: disks.reduce((sum, { stats }) => sum + stats.wr_bytes, 0),
    ...net,
    processes: process.threads,
  };
}

/** What the guest itself uses, as its balloon driver told last. */
export async function usedMemory(qmp: QmpClient): Promise<number | undefined> {
  const polling = { path: BALLOON, property: 'guest-stats-polling-interval' };
  const interval = await qmp.call<number>('qom-get', polling);
  if (interval === 0) await qmp.call('qom-set', { ...polling, value: 5 });
  const { stats } = await qmp.call<GuestMemory>('qom-get', {
    path: BALLOON,
    property: 'guest-stats',
  });
  const [total, free] = [stats['stat-total-memory'], stats['stat-available-memory']];
  if (total === undefined || free === undefined || total >= UNKNOWN || free >= UNKNOWN) {
    return undefined;
  }
  return total - free;
}

/** Bytes through the only interface of the emulator's namespace, as its guest counts them. */
async function traffic(pid: number) {
  const text = await readFile(`/proc/${pid}/net/dev`, 'utf8');
  const fields = /tap0:(.*)/.exec(text)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  return { netReceivedBytes: fields[0] ?? 0, netSentBytes: fields[8] ?? 0 };
}

async function processOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0] = fields.slice(11, 13);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  const threads = await readdir(`/proc/${pid}/task`);
  return {
    cpuSeconds: (user + system) / TICKS,
    memoryBytes: resident * 1024,
    threads: threads.length,
  };
}
