import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, runCommand, stopProcess, type ProcessIdentity } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { whileLocked } from '../../images/file-lock.js';
import { runningProcess, startDetached } from './running-process.js';

/** Where a file system of lxcfs is mounted, and where its process is noted. */
export interface LxcfsPlace {
  readonly mount: string;
  readonly state: string;
}

/** Where every container engine of the machine looks for it. */
const MACHINE: LxcfsPlace = { mount: '/var/lib/lxcfs', state: '/run/skydeck-lxcfs' };
const TRIES = 100;

/** Shows a guest its own limits in /proc instead of the host's. One serves the whole machine. */
export async function shareLxcfs(
  user: string,
  daemon: ProcessIdentity,
  place: LxcfsPlace = MACHINE,
): Promise<void> {
  const program = await findProgram('lxcfs');
  if (program === undefined) return;
  const { mount, state } = place;
  await locked(state, async () => {
    await writeFile(join(state, `user-${user}`), JSON.stringify(daemon));
    if (await isMounted(mount)) return;
    // One that was killed leaves its mount point behind, where nothing can be made or read.
    await runCommand('umount', ['-l', mount]).catch(() => undefined);
    await mkdir(mount, { recursive: true });
    await startDetached({
      argv: [program, '-p', join(state, 'lxcfs.pid'), mount],
      env: process.env,
      noteFile: join(state, 'process.json'),
      logFile: join(state, 'log'),
    });
    for (let tries = 0; tries < TRIES && !(await isMounted(mount)); tries++) await sleep(20);
  });
}

/** Ends the one we started when no daemon needs it any more. */
export async function releaseLxcfs(
  user: string,
  { state, mount }: LxcfsPlace = MACHINE,
): Promise<void> {
  await locked(state, async () => {
    await rm(join(state, `user-${user}`), { force: true });
    for (const name of await readdir(state)) {
      if (!name.startsWith('user-')) continue;
      const other = JSON.parse(await readFile(join(state, name), 'utf8')) as ProcessIdentity;
      if (isRunning(other)) return;
      await rm(join(state, name), { force: true });
    }
    const ours = await runningProcess(join(state, 'process.json'));
    if (!ours) return;
    await stopProcess(ours, [{ signal: 'SIGTERM', waitMs: 3_000 }]);
    // What still looks into it keeps it mounted, though nobody answers there any more.
    if (!(await isMounted(mount))) await runCommand('umount', ['-l', mount]).catch(() => undefined);
  });
}

async function locked(state: string, task: () => Promise<void>): Promise<void> {
  await mkdir(state, { recursive: true, mode: 0o700 });
  await whileLocked(join(state, 'lock'), AbortSignal.timeout(30_000), task);
}

async function isMounted(mount: string): Promise<boolean> {
  return readFile(join(mount, 'proc/uptime')).then(
    () => true,
    () => false,
  );
}
