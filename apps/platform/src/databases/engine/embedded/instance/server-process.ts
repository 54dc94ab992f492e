import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, type ProcessIdentity } from '@skydeck/exec';
import { DatabaseEngineError } from '../../database.driver.js';
import { ENVIRONMENT } from './confined.js';
import type { InstanceFolder } from './instance-folder.js';

const POLL_MS = 20;
const LOG_TAIL = 2_000;

/** A server to start, and how to know that it serves. */
export interface ServerStart {
  readonly folder: InstanceFolder;
  readonly argv: readonly string[];
  /** Takes what it says before its own log is open. */
  readonly logFile: string;
  readonly isReady: () => Promise<boolean>;
  readonly deadlineMs: number;
}

/**
 * Starts a server that outlives us and waits until it serves.
 * @throws `failed` with the end of what it said
 */
export async function startServer(start: ServerStart): Promise<void> {
  const [program = '', ...args] = start.argv;
  const log = await open(start.logFile, 'w', 0o600);
  const child = spawn(program, args, {
    cwd: '/',
    env: ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  let ended = false;
  const ending = once(child, 'exit').catch(() => undefined);
  void ending.then(() => (ended = true));
  child.unref();
  const until = Date.now() + start.deadlineMs;
  while (!(await start.isReady())) {
    if (ended || Date.now() > until) {
      const text = (await readFile(start.logFile, 'utf8').catch(() => '')).slice(-LOG_TAIL);
      throw new DatabaseEngineError('failed', `The server did not start. ${text}`.trim());
    }
    await sleep(POLL_MS);
  }
}

/** The process with this number, if it is the server whose command line holds this mark. */
export async function findServer(pid: number, mark: string): Promise<ProcessIdentity | undefined> {
  const identity = identify(pid);
  if (!identity) return undefined;
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.split('\0').includes(mark) ? identity : undefined;
}
