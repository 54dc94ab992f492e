import type { DocumentReading, ReadOptions } from '../document-reading.js';
import { DocumentUnreadable } from '../document-unreadable.js';
import { ReaderChild, type ReaderLimits } from './reader-child.js';

/** How a reader works. */
export interface DocumentReaderOptions extends Partial<ReaderLimits> {
  /** How many pictures are read at once, each in a process of its own. */
  processes?: number;
  /** How many pictures may wait. */
  queueLength?: number;
}

const LIMIT_BYTES = 15 * 1024 * 1024;

/** Reads documents in processes of their own, which it starts when they are needed and keeps. */
export class DocumentReader {
  readonly #limits: ReaderLimits;
  readonly #processes: number;
  readonly #queueLength: number;
  readonly #idle: ReaderChild[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: DocumentReaderOptions = {}) {
    const { timeoutMs = 20_000, memoryBytes = 900 * 1024 * 1024 } = options;
    this.#limits = { timeoutMs, memoryBytes };
    this.#processes = options.processes ?? 2;
    this.#queueLength = options.queueLength ?? 100;
  }

  /** Reads the image of an identity document; throws DocumentUnreadable when there is no picture. */
  async read(
    image: Buffer,
    { signal, today = new Date() }: ReadOptions = {},
  ): Promise<DocumentReading> {
    if (image.byteLength > LIMIT_BYTES) throw new DocumentUnreadable('too_large');
    await this.#turn(signal);
    const child = this.#take();
    try {
      return await child.read({ image, today }, signal);
    } finally {
      if (child.isAlive) this.#idle.push(child);
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  /** Ends the processes that wait. */
  close(): void {
    for (const child of this.#idle.splice(0)) child.kill();
  }

  #take(): ReaderChild {
    const child = this.#idle.pop();
    if (child?.isAlive) return child;
    return child === undefined ? new ReaderChild(this.#limits) : this.#take();
  }

  /** Waits until a process is free. */
  async #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#running >= this.#processes) await this.#wait(signal);
    this.#running++;
  }

  async #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= this.#queueLength) throw new DocumentUnreadable('timed_out');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const at = this.#waiting.indexOf(resolve);
      if (at !== -1) this.#waiting.splice(at, 1);
      reject(signal?.reason);
    };
    this.#waiting.push(resolve);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }
}
