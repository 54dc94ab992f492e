import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, stopProcess } from '@skydeck/exec';
import type { RunningChild } from './keep-alive.js';
import { StartFailed } from './start-failed.js';

export interface ChildOptions {
  /** How the user knows it. */
  name: string;
  program: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Both its streams are appended here. */
  logFile: string;
  /** Written to its standard input: settings that must not show among its arguments. */
  input?: string;
  /** Whether it works already. */
  isReady: () => Promise<boolean>;
  onSpawn: (pid: number) => void;
  /** Time between SIGTERM and SIGKILL. */
  stopMs: number;
  signal?: AbortSignal;
}

/** The first start of a small and busy machine reads every program from the disk. */
const READY_MS = 90_000;
const POLL_MS = 25;
const KILL_MS = 2_000;
const TAIL_LINES = 15;

/** Starts a child process and waits until it works. Rejects with a sentence and the end of its log. */
export async function startChild(options: ChildOptions): Promise<RunningChild> {
  const { name, program, args, env, logFile, input, isReady, onSpawn, stopMs, signal } = options;
  const logDescriptor = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(logDescriptor).size;
  // A group of its own: Ctrl-C at the terminal must reach the services first.
  const child = spawn(program, args, {
    env,
    detached: true,
    stdio: [input === undefined ? 'ignore' : 'pipe', logDescriptor, logDescriptor],
  });
  closeSync(logDescriptor);
  child.stdin?.on('error', () => undefined).end(input);
  let ended = false;
  const exited = Promise.race([once(child, 'exit'), once(child, 'error')])
    .catch(() => undefined)
    .then(() => (ended = true));
  const identity = identify(child.pid ?? 0);
  if (child.pid !== undefined) onSpawn(child.pid);

  const stop = async (): Promise<void> => {
    if (identity === null || ended) return;
    await stopProcess(identity, [
      { signal: 'SIGTERM', waitMs: stopMs },
      { signal: 'SIGKILL', waitMs: KILL_MS },
    ]);
  };
  const until = Date.now() + READY_MS;
  while (!(await isReady())) {
    if (ended || signal?.aborted || Date.now() > until) {
      await stop();
      const problem = ended ? 'ended while starting' : 'did not get ready';
      throw new StartFailed(
        `The ${name} ${problem}; above is the end of ${logFile}.`,
        tail(logFile, logStart),
      );
    }
    await sleep(POLL_MS);
  }
  return { exited, stop };
}

function tail(file: string, fromByte: number): string[] {
  const text = readFileSync(file).subarray(fromByte).toString('utf8');
  return text.trim().split('\n').slice(-TAIL_LINES);
}
