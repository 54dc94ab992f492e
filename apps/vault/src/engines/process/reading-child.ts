import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Unreadable } from '../unreadable.js';
import type { ReadingAnswer, ReadingOrder } from './reading-tasks.js';
import { residentBytes } from './resident-memory.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/engines/process/reading-process.js', import.meta.url),
);
const HEAP_MB = 512;
const WATCH_EVERY_MS = 50;

/** What one file may cost. */
export interface ReadingLimits {
  timeoutMs: number;
  memoryBytes: number;
}

/** One process that reads files of strangers, one at a time. What goes wrong in it ends it, not us. */
export class ReadingChild {
  readonly #process: ChildProcess;

  constructor(private readonly limits: ReadingLimits) {
    this.#process = fork(PROGRAM, {
      serialization: 'advanced',
      // Pixels that do not fit stay in memory, where the limit ends them: never in a file of /tmp. One
      // arena, for one file at a time: pixels take the memory of those before, not new pages each time.
      env: { VIPS_DISC_THRESHOLD: '64g', MALLOC_ARENA_MAX: '1' },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.on('error', () => this.kill());
    this.#idle();
  }

  /** Whether it can take another file. */
  get isAlive(): boolean {
    return this.#process.connected && !this.#process.killed && this.#process.exitCode === null;
  }

  /** Reads a file within the limits; ends the process when they are passed. */
  async read(order: ReadingOrder, signal?: AbortSignal): Promise<unknown> {
    const over = new AbortController();
    const stop = (cause: unknown): void => {
      this.kill();
      over.abort(cause);
    };
    const onAbort = (): void => stop(signal?.reason);
    const timer = setTimeout(() => stop(new Unreadable('timed_out')), this.limits.timeoutMs);
    const watch = setInterval(() => this.#weigh(stop), WATCH_EVERY_MS);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      this.#busy();
      return await this.#exchange(order, over.signal);
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      this.#idle();
    }
  }

  /** Ends the process at once. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  async #exchange(order: ReadingOrder, over: AbortSignal): Promise<unknown> {
    const settled = new AbortController();
    const until = { signal: AbortSignal.any([over, settled.signal]) };
    const answered = once(this.#process, 'message', until);
    const ended = once(this.#process, 'exit', until);
    try {
      const refused = new Promise<never>((_resolve, reject) => {
        this.#process.send(order, (error) => error && reject(error));
      });
      const [answer] = await Promise.race([answered, ended.then(() => [undefined]), refused]);
      return taken(answer as ReadingAnswer | undefined);
    } catch (error) {
      if (over.aborted) throw over.reason;
      throw error instanceof Unreadable ? error : new Unreadable('crashed', { cause: error });
    } finally {
      settled.abort();
      await Promise.allSettled([answered, ended]);
    }
  }

  #weigh(stop: (cause: unknown) => void): void {
    const bytes = residentBytes(this.#process.pid ?? 0);
    if (bytes !== undefined && bytes > this.limits.memoryBytes) {
      stop(new Unreadable('out_of_memory'));
    }
  }

  /** A process that waits keeps neither a test nor a service from ending. */
  #idle(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }

  #busy(): void {
    this.#process.ref();
    this.#process.channel?.ref();
  }
}

function taken(answer: ReadingAnswer | undefined): unknown {
  if (answer === undefined) throw new Unreadable('crashed');
  if ('reason' in answer) throw new Unreadable(answer.reason);
  return answer.result;
}
