import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from '@skydeck/exec';
import { ComputeFailure } from '../../compute-failure.js';
import { guestRules } from '../network/guest-rules.js';
import { withMachine } from '../qmp/qmp-client.js';
import { shutIn } from './launch-script.js';
import { machineOf, qemuOptions, type Accelerator } from './qemu-options.js';
import type { ServerFolder, ServerRecord } from './server-folder.js';
import type { ServerGroups } from './server-groups.js';

const START_MS = 30_000;
const POLL_MS = 20;
/** Exit code of the launch script when another emulator holds the lock. */
const LOCKED = 75;
const QEMU = 'qemu-system-x86_64';

export interface LaunchOptions {
  readonly accelerator: Accelerator;
  readonly allowCidrs: readonly string[];
  readonly groups: ServerGroups;
  /** Snapshot whose memory the machine starts with. */
  readonly memoryOf?: string;
}

/** Starts the emulator of a server unless it runs; returns when its monitor answers. */
export async function launch(
  folder: ServerFolder,
  record: ServerRecord,
  options: LaunchOptions,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  if (await folder.process()) return awaitMonitor(folder);
  const nameServers = record.spec.nics.flatMap((nic) => nic.nameServers);
  const rules = guestRules(nameServers, options.allowCidrs);
  await writeFile(folder.file('rules.nft'), rules, { mode: 0o644 });
  await folder.change({ machine: machineOf(record, options.accelerator) });
  const argv = [QEMU, ...qemuOptions(record, options.accelerator)];
  if (options.memoryOf !== undefined) argv.push('-loadvm', options.memoryOf);
  const end = Date.now() + START_MS;
  const member = await options.groups.enter(folder.ref, record.spec.size);
  const command = [...member, ...asUser(folder), ...shutIn(argv)];
  let code = await run(folder, command);
  // Another process of ours was first, or the last emulator is about to let go of the lock.
  while (code === LOCKED && Date.now() < end) {
    if (await folder.process()) return awaitMonitor(folder);
    await sleep(POLL_MS);
    code = await run(folder, command);
  }
  if (code === undefined) return;
  const logs = ['launch.log', 'slirp.log'].map((name) => readFile(folder.file(name), 'utf8'));
  const said = (await Promise.allSettled(logs)).map((log) =>
    log.status === 'fulfilled' ? log.value : '',
  );
  throw new ComputeFailure('failed', 'The server did not start.', said.join('').slice(-2_000));
}

/** @returns the exit code when it ended before its monitor answered */
async function run(
  folder: ServerFolder,
  [program = '', ...args]: readonly string[],
): Promise<number | undefined> {
  const log = await open(folder.file('launch.log'), 'w', 0o600);
  const child = spawn(program, args, {
    cwd: folder.path,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  ended.catch(() => undefined);
  child.unref();
  const over = new AbortController();
  const up = awaitMonitor(folder, over.signal).then(() => undefined);
  return Promise.race([ended, up]).finally(() => over.abort());
}

/** What makes a command run as the user of a server. */
export function asUser({ uid }: ServerFolder): string[] {
  if (uid === undefined) return [];
  return ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'];
}

async function awaitMonitor(folder: ServerFolder, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await withMachine(folder, async (qmp) => void (await qmp.call('query-status')));
    } catch (error) {
      if (Date.now() > end || signal?.aborted === true) throw error;
    }
    await sleep(POLL_MS);
  }
}

/** Ends the emulator as a cut of the power does; what its disk was told to keep is kept. */
export async function cutPower(folder: ServerFolder): Promise<void> {
  const running = await folder.process();
  if (!running) return;
  await withMachine(folder, (qmp) => qmp.call('quit')).catch(() => undefined);
  const steps = [
    { signal: 'SIGCONT', waitMs: 3_000 },
    { signal: 'SIGTERM', waitMs: 2_000 },
    { signal: 'SIGKILL', waitMs: 5_000 },
  ] as const;
  if (await stopProcess(running, steps)) return;
  throw new ComputeFailure('failed', 'The server could not be ended.', `process ${running.pid}`);
}

/** Waits until the emulator has ended by itself. */
export async function hasEnded(folder: ServerFolder, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (await folder.process()) {
    if (Date.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}
