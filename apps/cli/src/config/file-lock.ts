import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { CliError } from '../failures/cli-error.js';

export interface FileLockOptions {
  /** How long to wait for another process; 20 s when not given. */
  readonly timeoutMs?: number;
  /** When the owner of a lock counts as gone even though nothing else is known; 30 s. */
  readonly staleMs?: number;
}

/** Does work that only one process at a time may do. A lock whose owner has died is taken over. */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  { timeoutMs = 20_000, staleMs = 30_000 }: FileLockOptions = {},
): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const mine = `${process.pid} ${hostname()} ${randomBytes(8).toString('hex')}`;
  const deadline = Date.now() + timeoutMs;
  while (!(await take(file, mine))) {
    await removeWhenStale(file, staleMs);
    if (Date.now() > deadline) {
      throw new CliError('locked', `Another skydeck command is still using ${file}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 40));
  }
  try {
    return await work();
  } finally {
    if ((await contentOf(file)) === mine) await rm(file, { force: true });
  }
}

async function take(file: string, mine: string): Promise<boolean> {
  try {
    await writeFile(file, mine, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeWhenStale(file: string, staleMs: number): Promise<void> {
  const seen = await contentOf(file);
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (seen === undefined || !(age > staleMs || ownerIsGone(seen))) return;
  // Moved before it is removed: of two that find it stale, only one may take it away.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const isOther = (await contentOf(aside)) !== seen;
  if (isOther)
    await writeFile(file, (await contentOf(aside)) ?? '', { flag: 'wx' }).catch(() => undefined);
  await rm(aside, { force: true });
}

function ownerIsGone(content: string): boolean {
  const [pid, host] = content.split(' ');
  if (host !== hostname() || !Number(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
