import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/**
 * Memory that a process holds, by Linux's /proc; undefined where there is none. The kernel has it at
 * hand: to wait for it costs more than to read it.
 */
export function residentBytes(pid: number): number | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE_BYTES : undefined;
  } catch {
    return undefined;
  }
}
