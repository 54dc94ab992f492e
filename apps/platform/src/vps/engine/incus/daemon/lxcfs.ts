import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, runCommand, stopProcess, type ProcessIdentity } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { whileLocked } from '../../images/file-lock.js';
import { runningProcess, startDetached } from './running-process.js';

/** Where every container engine of the machine looks for it. */
const MOUNT = '/var/lib/lxcfs';
const STATE = '/run/skydeck-lxcfs';
const TRIES = 100;

/** Shows a guest its own limits in /proc instead of the host's. One serves the whole machine. */
export async function shareLxcfs(user: string, daemon: ProcessIdentity): Promise<void> {
  const program = await findProgram('lxcfs');
  if (program === undefined) return;
  await locked(async () => {
    await writeFile(join(STATE, `user-${user}`), JSON.stringify(daemon));
    if (await isMounted()) return;
    await mkdir(MOUNT, { recursive: true });
    // A dead one leaves its mount point behind.
    await runCommand('umount', ['-l', MOUNT]).catch(() => undefined);
    await startDetached({
      argv: [program, '-p', join(STATE, 'lxcfs.pid'), MOUNT],
      env: process.env,
      noteFile: join(STATE, 'process.json'),
      logFile: join(STATE, 'log'),
    });
    for (let tries = 0; tries < TRIES && !(await isMounted()); tries++) await sleep(20);
  });
}

/** Ends the one we started when no daemon needs it any more. */
export async function releaseLxcfs(user: string): Promise<void> {
  await locked(async () => {
    await rm(join(STATE, `user-${user}`), { force: true });
    for (const name of await readdir(STATE)) {
      if (!name.startsWith('user-')) continue;
      const other = JSON.parse(await readFile(join(STATE, name), 'utf8')) as ProcessIdentity;
      if (isRunning(other)) return;
      await rm(join(STATE, name), { force: true });
    }
    const ours = await runningProcess(join(STATE, 'process.json'));
    if (ours) await stopProcess(ours, [{ signal: 'SIGTERM', waitMs: 3_000 }]);
  });
}

async function locked(task: () => Promise<void>): Promise<void> {
  await mkdir(STATE, { recursive: true, mode: 0o700 });
  await whileLocked(join(STATE, 'lock'), AbortSignal.timeout(30_000), task);
}

async function isMounted(): Promise<boolean> {
  return readFile(join(MOUNT, 'proc/uptime')).then(
    () => true,
    () => false,
  );
}
