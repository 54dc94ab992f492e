import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './process-identity.js';

/** Send this signal, then give the process so long before the next step. */
export interface StopStep {
  signal: NodeJS.Signals;
  waitMs: number;
}

const POLL_MS = 20;

/**
 * Ends a process that need not be our child, step by step, and only while it is still the same one.
 * Resolves true when it is gone, false when it outlived every step.
 */
export async function stopProcess(
  target: ProcessIdentity,
  steps: readonly StopStep[],
): Promise<boolean> {
  for (const { signal, waitMs } of steps) {
    if (!isRunning(target)) return true;
    try {
      process.kill(target.pid, signal);
    } catch {
      // It ended in between, or is not ours to signal; the check below tells which.
    }
    const until = Date.now() + waitMs;
    while (isRunning(target) && Date.now() < until) await sleep(POLL_MS);
  }
  return !isRunning(target);
}
