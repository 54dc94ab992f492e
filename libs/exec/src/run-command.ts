import { spawn } from 'node:child_process';
import { CommandFailed } from './command-failed.js';
import { killGroup } from './kill-group.js';
import { onLines } from './on-lines.js';

export interface RunOptions {
  cwd?: string;
  /** The whole environment of the child; ours when not given. */
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Written to its standard input, which is closed after it. */
  input?: string;
  /** The command and all it started is ended after this time. No limit when not given. */
  deadlineMs?: number;
  /** Time between SIGTERM and SIGKILL when it has to be ended. */
  graceMs?: number;
  /** Ends the command early. */
  signal?: AbortSignal;
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

export interface RunResult {
  stdout: string[];
  /** The last lines of both streams, oldest first. */
  lastLines: string[];
}

/** What is kept of the output: the newest lines. */
const MAX_LINES = 2_000;
const LAST_LINES = 20;

/**
 * Runs a program to its end in a process group of its own, so that nothing it started outlives it.
 * Rejects with CommandFailed unless the exit code is 0.
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const { cwd, env, uid, gid, input, deadlineMs, graceMs = 2_000, signal, onLine } = options;
  const stdout: string[] = [];
  const lastLines: string[] = [];
  const fail = (reason: CommandFailed['reason'], code: number | null, detail: string) =>
    new CommandFailed(program, reason, code, lastLines, detail);
  if (signal?.aborted) throw fail('aborted', null, 'was cancelled');

  const child = spawn(program, args, { cwd, env, uid, gid, detached: true, stdio: 'pipe' });
  const keep = (line: string, stream: 'stdout' | 'stderr'): void => {
    if (stream === 'stdout') push(stdout, line, MAX_LINES);
    push(lastLines, line, LAST_LINES);
    onLine?.(line, stream);
  };
  onLines(child.stdout, (line) => keep(line, 'stdout'));
  onLines(child.stderr, (line) => keep(line, 'stderr'));
  // A child that ends without reading its input is no failure of ours.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);

  let endedBy: 'deadline' | 'aborted' | undefined;
  const end = (why: 'deadline' | 'aborted'): void => {
    endedBy ??= why;
    if (child.pid !== undefined) void killGroup(child.pid, graceMs);
  };
  const onAbort = (): void => end('aborted');
  const timer = deadlineMs === undefined ? undefined : setTimeout(end, deadlineMs, 'deadline');
  signal?.addEventListener('abort', onAbort, { once: true });

  try {
    return await new Promise<RunResult>((resolve, reject) => {
      child.once('error', (error) => {
        reject(fail('not_started', null, `could not be started: ${error.message}`));
      });
      child.once('close', (code, killedBy) => {
        if (endedBy === 'deadline') {
          reject(fail('deadline', code, `took longer than ${deadlineMs} ms and was ended`));
        } else if (endedBy === 'aborted') reject(fail('aborted', code, 'was cancelled'));
        else if (killedBy) reject(fail('signal', null, `was ended by ${killedBy}`));
        else if (code !== 0) reject(fail('exit', code, `ended with code ${code}`));
        else resolve({ stdout, lastLines });
      });
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function push(lines: string[], line: string, limit: number): void {
  lines.push(line);
  if (lines.length > limit) lines.shift();
}
