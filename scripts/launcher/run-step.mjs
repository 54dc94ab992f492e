import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';

const STILL_EVERY_MS = 15_000;
const GRACE_MS = 10_000;
const LAST_LINES = 15;

/**
 * Runs a program as one step of the start, quietly: its output is shown only when it fails.
 * Cancelling ends it and all that it started. Returns the end of its output.
 * @param {{ say: (line: string) => void, signal: AbortSignal, title: string, problem: string,
 *   cwd?: string, env?: NodeJS.ProcessEnv }} step
 */
export async function runStep(program, args, { say, signal, title, problem, cwd, env }) {
  signal.throwIfAborted();
  const lines = [];
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
    });
  }

  const startedAt = Date.now();
  const still = setInterval(() => {
    say(`${title} … ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, STILL_EVERY_MS);
  const onAbort = () => void endGroup(child.pid);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new Failure(problem, lines);
    return lines;
  } catch (error) {
    if (error.code === 'ENOENT') throw new Failure(`${program} was not found. ${problem}`);
    throw error;
  } finally {
    clearInterval(still);
    signal.removeEventListener('abort', onAbort);
  }
}

async function endGroup(pid) {
  const signalGroup = (signal) => {
    try {
      process.kill(-pid, signal);
      return true;
    } catch {
      return false;
    }
  };
  signalGroup('SIGTERM');
  const until = Date.now() + GRACE_MS;
  while (Date.now() < until && signalGroup(0)) await sleep(50);
  signalGroup('SIGKILL');
}
