import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ComputeFailure } from '../compute-failure.js';

/** A lock between processes that the kernel takes back however its holder ends. */
export class FileLock implements AsyncDisposable {
  private constructor(private readonly release: () => Promise<void>) {}

  /** Waits for the lock until the signal aborts. */
  static async take(file: string, signal: AbortSignal): Promise<FileLock> {
    // cat holds the lock until our end of its pipe closes, be it by a crash.
    const child = spawn('flock', [file, 'sh', '-c', 'echo locked; exec cat'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    const stop = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    const ended = once(child, 'exit');
    const isLocked = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      ended.then(() => false),
    ]);
    signal.removeEventListener('abort', stop);
    const lock = new FileLock(async () => {
      child.stdin.end();
      await ended;
    });
    if (isLocked && !signal.aborted) return lock;
    await lock.release();
    throw new ComputeFailure('failed', 'Waiting for another build was cancelled.');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.release();
  }
}

/** Does something while no other process on this machine holds the same lock file. */
export async function whileLocked<T>(
  file: string,
  signal: AbortSignal,
  task: () => Promise<T>,
): Promise<T> {
  const lock = await FileLock.take(file, signal);
  try {
    return await task();
  } finally {
    await lock[Symbol.asyncDispose]();
  }
}
