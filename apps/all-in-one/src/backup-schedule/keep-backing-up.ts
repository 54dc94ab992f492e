import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { log } from '../supervisor/log.js';
import { isDue } from './is-due.js';
import { readSchedule, readState, writeState } from './schedule-files.js';

const EVERY_MS = 30_000;

/** What makes the backups of an installation while it runs. */
export interface BackupKeeper {
  check(): void;
  /** Ends one that is being made. */
  stop(): void;
  /** Lets it come to its end, and begins no other: somebody else does from now on. */
  leave(): void;
}

/** Makes each backup that is due in a process of its own, which notes what came of it. */
export function keepBackingUp(
  home: string,
  { program = programOf(), now = () => new Date() } = {},
): BackupKeeper {
  let child: ChildProcess | undefined;
  const check = (): void => {
    const schedule = readSchedule(home);
    if (child || !schedule || !existsSync(program)) return;
    if (!isDue(schedule, readState(home), now())) return;
    writeState(home, { attempted_at: now().toISOString(), failure: null });
    child = begin(home, program);
    child.once('error', (error) => log('error', `no backup was made: ${error.message}`));
    child.once('close', (code, signal) => {
      child = undefined;
      if (code !== 0) noteEnd(home, signal ?? String(code));
    });
  };
  check();
  const timer = setInterval(check, EVERY_MS).unref();
  const leave = (): void => clearInterval(timer);
  return {
    check,
    leave,
    stop: () => {
      leave();
      child?.kill('SIGTERM');
    },
  };
}

const programOf = () => path.join(path.dirname(path.resolve(process.argv[1] ?? '')), 'operate.js');

function begin(home: string, program: string): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify({ operation: 'backup schedule run', home, input: {} }));
  // Who uses the installation comes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  return child;
}

/** It says itself why it failed, unless it was killed. */
function noteEnd(home: string, how: string): void {
  const { failure } = readState(home);
  if (!failure) writeState(home, { failure: { code: 'ended', message: `It ended (${how}).` } });
  log('error', `no backup was made: ${failure?.message ?? `it ended (${how})`}`);
}
