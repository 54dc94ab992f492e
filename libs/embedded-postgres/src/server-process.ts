import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresFailed, tailOf } from './postgres-failed.js';
import { readPostmasterFile } from './postmaster-file.js';
import { serverArguments } from './server-settings.js';
import type { ServerUser } from './server-user.js';

export interface ServerOptions {
  dataDir: string;
  programs: string;
  port: number;
  logFile: string;
  user: ServerUser | undefined;
  durable: boolean;
  signal?: AbortSignal;
}

/** How a server ended: by itself when nobody asked it to. */
export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  pid: number;
  exited: Promise<ServerExit>;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
const POLL_MS = 10;
/** Old connections' processes see that their server was killed and leave within moments. */
const LEFTOVERS_MS = 5_000;

/** Fast shutdown, then without a checkpoint, then by force. All of them keep what was committed. */
export const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 7_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
] as const;

/** Starts the server and waits until it takes connections. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const retryUntil = Date.now() + LEFTOVERS_MS;
  for (;;) {
    const logStart = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const server = launch(options);
    const problem = await untilReady(server, options, () => tailOf(options.logFile, logStart));
    if (problem === null) return server;
    await server.stop();
    if (!problem.includes('pre-existing shared memory') || Date.now() > retryUntil) {
      throw new PostgresFailed(problem, tailOf(options.logFile, logStart));
    }
    await sleep(200);
  }
}

function launch(options: ServerOptions): ServerProcess {
  const log = openSync(options.logFile, 'a', 0o640);
  const child = spawn(join(options.programs, 'bin/postgres'), serverArguments(options), {
    ...options.user,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    // A group of its own: Ctrl-C at the terminal must reach the services first.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);

  const exited = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: -1, signal: null }));
  });
  return { pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
}

/** Null when it is ready, else one sentence. */
async function untilReady(
  server: ServerProcess,
  { dataDir, signal }: ServerOptions,
  tail: () => string[],
): Promise<string | null> {
  let exit: ServerExit | undefined;
  void server.exited.then((value) => (exit = value));
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (exit) {
      const fatal = tail().findLast((line) => /FATAL:|could not/.test(line));
      return `Postgres ended while starting${fatal ? `: ${fatal.replace(/^.*?FATAL:\s*/, '')}` : ''}.`;
    }
    if (signal?.aborted) return 'Starting Postgres was cancelled.';
    const file = readPostmasterFile(dataDir);
    if (file?.pid === server.pid && file.state === 'ready') return null;
    await sleep(POLL_MS);
  }
  return `Postgres did not become ready within ${READY_MS / 1000} s.`;
}

async function stop(child: ChildProcess, exited: Promise<ServerExit>): Promise<void> {
  const gone = exited.then(() => true);
  for (const { signal, waitMs } of STOP_STEPS) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill(signal);
    const cancel = new AbortController();
    const late = sleep(waitMs, false, { signal: cancel.signal }).catch(() => false);
    if (await Promise.race([gone, late])) {
      cancel.abort();
      return;
    }
  }
}
