import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ComputeFailure } from '../compute-failure.js';

/**
 * Does something while no other process on this machine holds the same lock file. The kernel takes
 * the lock back however its holder ends. Waits for it until the signal aborts.
 */
export async function whileLocked<T>(
  file: string,
  signal: AbortSignal,
  task: () => Promise<T>,
): Promise<T> {
  // cat holds the lock until our end of its pipe closes, be it by a crash.
  const child = spawn('flock', [file, 'sh', '-c', 'echo locked; exec cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  const stop = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  const ended = once(child, 'exit');
  try {
    const isLocked = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      ended.then(() => false),
    ]);
    signal.removeEventListener('abort', stop);
    if (isLocked && !signal.aborted) return await task();
    throw new ComputeFailure('failed', 'Waiting for another build was cancelled.');
  } finally {
    child.stdin.end();
    await ended;
  }
}
