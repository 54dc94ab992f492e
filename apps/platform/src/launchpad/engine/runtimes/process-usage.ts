import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;
/** What the kernel counts time in towards programs, on every architecture that matters. */
const TICKS_PER_SECOND = 100;

/** What processes have used since they began, and what they hold now. */
export interface ProcessUsage {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

/** Adds up what processes use, as the kernel tells it; those that are gone count as nothing. */
export async function usageOf(pids: readonly number[]): Promise<ProcessUsage> {
  const each = await Promise.all(pids.map(async (pid) => Promise.all([ticks(pid), bytes(pid)])));
  return {
    cpuSeconds: each.reduce((sum, [time]) => sum + time, 0) / TICKS_PER_SECOND,
    memoryBytes: each.reduce((sum, [, size]) => sum + size, 0),
  };
}

/** @see proc_pid_stat(5): utime, stime, and the same of children that were waited for */
async function ticks(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before it may hold spaces and parentheses itself.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

async function bytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  const [, resident = 0, shared = 0] = text.split(' ').map(Number);
  return (resident - shared) * PAGE_BYTES;
}
