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
    if (!isLocked || signal.aborted) {
      child.stdin.destroy();
      throw new ComputeFailure('failed', 'The build was cancelled.');
    }
    return new FileLock(async () => {
      child.stdin.end();
      await ended;
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.release();
  }
}
