import { statfs } from 'node:fs/promises';
import { runCommand } from '@skydeck/exec';

const POLL_MS = 250;
const MEGABYTE = 2 ** 20;
/** Even when the file system as a whole looks calm: others may have freed what this one took. */
const FULL_CHECK_MS = 15_000;

/** Counts what folders take on disk, in megabytes; hard links once. */
export async function diskUsageMb(paths: readonly string[]): Promise<number> {
  // Files that vanish while it counts make du complain and go on.
  const script = 'du -sckx -- "$@" 2>/dev/null | tail -n 1';
  const { stdout } = await runCommand('sh', ['-c', script, 'sh', ...paths]);
  return Number(/^\d+/.exec(stdout[0] ?? '')?.[0] ?? 0) / 1_024;
}

/** Watches folders grow. */
export interface DiskGuard {
  /** Counts at once; true when the folders grew by more than the limit. */
  exceeded(): Promise<boolean>;
  stop(): void;
}

/**
 * Calls back once the folders together grew by more than `limitMb`. Free space is asked for four times a
 * second, which costs nothing; the folders are only counted when that much space is really gone.
 */
export async function guardDisk(
  paths: readonly string[],
  limitMb: number,
  onExceeded: () => void,
): Promise<DiskGuard> {
  const [first = '/'] = paths;
  const freeAtStartMb = await freeMb(first);
  const usedAtStartMb = await diskUsageMb(paths);
  const exceeded = async (): Promise<boolean> =>
    (await diskUsageMb(paths)) - usedAtStartMb > limitMb;
  let fullCheckAtMs = Date.now() + FULL_CHECK_MS;
  let busy = false;
  let over = false;

  const check = async (): Promise<void> => {
    const goneMb = freeAtStartMb - (await freeMb(first));
    if (goneMb < limitMb * 0.9 && Date.now() < fullCheckAtMs) return;
    if (!(await exceeded())) {
      fullCheckAtMs = Date.now() + FULL_CHECK_MS;
      return;
    }
    if (!over) onExceeded();
    over = true;
  };
  const timer = setInterval(() => {
    if (busy || over) return;
    busy = true;
    // A folder that is being removed cannot be counted; the next round tells.
    void check()
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, POLL_MS);
  return { exceeded: async () => over || (await exceeded()), stop: () => clearInterval(timer) };
}

async function freeMb(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return (bavail * bsize) / MEGABYTE;
}
