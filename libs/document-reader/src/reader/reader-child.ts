import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DocumentReading } from '../document-reading.js';
import { DocumentUnreadable } from '../document-unreadable.js';
import type { ReadAnswer, ReadOrder } from './reader-messages.js';
import { residentBytes } from './resident-memory.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(new URL('../../dist/reader/reader-process.js', import.meta.url));
const HEAP_MB = 384;
const WATCH_EVERY_MS = 50;

/** What one picture may cost. */
export interface ReaderLimits {
  timeoutMs: number;
  memoryBytes: number;
}

/** One process that reads pictures, one at a time. What goes wrong in it ends it, not us. */
export class ReaderChild {
  readonly #process: ChildProcess;

  constructor(private readonly limits: ReaderLimits) {
    this.#process = fork(PROGRAM, {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.on('error', () => this.kill());
    this.#idle();
  }

  /** Whether it can take another picture. */
  get isAlive(): boolean {
    return this.#process.connected && !this.#process.killed && this.#process.exitCode === null;
  }

  /** Reads a picture within the limits; ends the process when they are passed. */
  async read(order: ReadOrder, signal?: AbortSignal): Promise<DocumentReading> {
    const over = new AbortController();
    const stop = (cause: unknown): void => {
      this.kill();
      over.abort(cause);
    };
    const onAbort = (): void => stop(signal?.reason);
    const timer = setTimeout(
      () => stop(new DocumentUnreadable('timed_out')),
      this.limits.timeoutMs,
    );
    const watch = setInterval(() => void this.#weigh(stop), WATCH_EVERY_MS);
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

  async #exchange(order: ReadOrder, over: AbortSignal): Promise<DocumentReading> {
    const settled = new AbortController();
    const until = { signal: AbortSignal.any([over, settled.signal]) };
    const answered = once(this.#process, 'message', until);
    const ended = once(this.#process, 'exit', until);
    try {
      const refused = new Promise<never>((_resolve, reject) => {
        this.#process.send(order, (error) => error && reject(error));
      });
      const [answer] = await Promise.race([answered, ended.then(() => [undefined]), refused]);
      return this.#take(answer as ReadAnswer | undefined);
    } catch (error) {
      if (over.aborted) throw over.reason;
      throw error instanceof DocumentUnreadable ? error : new DocumentUnreadable('crashed');
    } finally {
      settled.abort();
      await Promise.allSettled([answered, ended]);
    }
  }

  #take(answer: ReadAnswer | undefined): DocumentReading {
    if (answer === undefined) throw new DocumentUnreadable('crashed');
    if ('reason' in answer) throw new DocumentUnreadable(answer.reason);
    return answer.reading;
  }

  async #weigh(stop: (cause: unknown) => void): Promise<void> {
    const bytes = await residentBytes(this.#process.pid ?? 0);
    if (bytes !== undefined && bytes > this.limits.memoryBytes) {
      stop(new DocumentUnreadable('out_of_memory'));
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
