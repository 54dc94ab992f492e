import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** Memory that a process holds, by Linux's /proc; undefined where there is none. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  const pages = Number(statm?.split(' ')[1]);
  return Number.isFinite(pages) ? pages * PAGE_BYTES : undefined;
}
