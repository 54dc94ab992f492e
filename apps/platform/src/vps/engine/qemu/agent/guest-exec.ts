import { setTimeout as sleep } from 'node:timers/promises';
import { ComputeFailure } from '../../compute-failure.js';
import type { ExecResult } from '../../server-spec.js';
import { GUEST_TOOLS } from '../boot/guest-scripts.js';
import type { ServerFolder } from '../machine/server-folder.js';
import { askAgent, awaitAgent } from './guest-agent.js';
import { whyStopped } from './why-stopped.js';

interface ExecStatus {
  readonly exited: boolean;
  readonly exitcode?: number;
  readonly signal?: number;
  readonly 'out-data'?: string;
  readonly 'err-data'?: string;
}

const DEFAULT_MS = 30_000;
const STATUS_MS = 20_000;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const ENVIRONMENT = [`PATH=${PATH}`, 'HOME=/root', 'USER=root', 'LANG=C.UTF-8'];
/** How long a guest of ours may take to get its agent up; one that boots by itself may have none. */
const OURS_MS = 60_000;
const OTHERS_MS = 3_000;

/** Runs a command in a guest to its end. @throws `timed_out` after having ended it */
export async function runInGuest(
  folder: ServerFolder,
  argv: readonly string[],
  { stdin, timeoutMs = DEFAULT_MS }: { stdin?: string; timeoutMs?: number } = {},
): Promise<ExecResult> {
  const pid = await startInGuest(folder, argv, { stdin, isCaptured: true });
  const end = Date.now() + timeoutMs;
  for (let waitMs = 5; ; waitMs = Math.min(waitMs * 2, 250)) {
    const status = await statusOf(folder, pid);
    if (status.exited) return resultOf(status);
    if (Date.now() > end) break;
    await sleep(waitMs);
  }
  await killInGuest(folder, pid);
  throw new ComputeFailure('timed_out', 'The command took too long and was ended.');
}

async function statusOf(folder: ServerFolder, pid: number): Promise<ExecStatus> {
  try {
    return await askAgent<ExecStatus>(folder, 'guest-exec-status', { pid }, STATUS_MS);
  } catch (error) {
    throw (await whyStopped(folder)) ?? error;
  }
}

/** Starts a command in a guest. @returns its process number there */
export async function startInGuest(
  folder: ServerFolder,
  argv: readonly string[],
  o: { stdin?: string | undefined; isCaptured: boolean; env?: readonly string[] },
): Promise<number> {
  const { bootsItself } = await folder.get();
  if (!(await folder.process())) {
    throw new ComputeFailure('busy', 'The server does not run.');
  }
  await awaitAgent(folder, bootsItself ? OTHERS_MS : OURS_MS);
  // A session of its own, so that all it started can be ended with it.
  const own = bootsItself ? [] : [`${GUEST_TOOLS}/busybox`, 'setsid'];
  const [path = '', ...arg] = [...own, ...argv];
  const { pid } = await askAgent<{ pid: number }>(folder, 'guest-exec', {
    path,
    arg,
    env: [...ENVIRONMENT, ...(o.env ?? [])],
    'capture-output': o.isCaptured,
    ...(o.stdin === undefined ? {} : { 'input-data': Buffer.from(o.stdin).toString('base64') }),
  });
  return pid;
}

/** Whether a command that was started has ended. */
export async function hasEndedInGuest(folder: ServerFolder, pid: number): Promise<boolean> {
  return (await askAgent<ExecStatus>(folder, 'guest-exec-status', { pid })).exited;
}

/** Ends a command with all it started. */
export async function killInGuest(folder: ServerFolder, pid: number): Promise<void> {
  const script = `kill -9 -${pid} ${pid}`;
  await askAgent(folder, 'guest-exec', { path: '/bin/sh', arg: ['-c', script] }).catch(
    () => undefined,
  );
}

function resultOf(status: ExecStatus): ExecResult {
  return {
    exitCode: status.exitcode ?? 128 + (status.signal ?? 0),
    stdout: text(status['out-data']),
    stderr: text(status['err-data']),
  };
}

function text(data = ''): string {
  return Buffer.from(data, 'base64').toString();
}
