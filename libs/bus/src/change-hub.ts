import { Injectable, Logger } from '@nestjs/common';
import { Bus } from './bus.js';

const TOPIC = 'rows.changed';
/** Other processes hear of a change at most this often for each subject. */
const TELL_EVERY_MS = 50;
/** A change that was missed is found by looking this often. */
const LOOK_EVERY_MS = 2_000;

/** Wakes whoever waits for news of a row or a log, in this process and in others. */
@Injectable()
export class ChangeHub {
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #told = new Map<string, NodeJS.Timeout>();
  readonly #again = new Set<string>();
  readonly #logger = new Logger(ChangeHub.name);
  readonly #self = crypto.randomUUID();

  constructor(private readonly bus: Bus) {
    bus.subscribe(TOPIC, (message) => {
      const { subject, from } = message as { subject: string; from: string };
      if (from !== this.#self) this.#wake(subject);
    });
  }

  /** Says that something changed. Readers in this process wake at once. */
  changed(subject: string): void {
    this.#wake(subject);
    if (this.#told.has(subject)) {
      this.#again.add(subject);
      return;
    }
    this.#tell(subject);
  }

  /** Resolves with the next change, after `timeoutMs`, or when the signal is aborted. */
  next(subject: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = this.#waiting.get(subject) ?? new Set<() => void>();
    this.#waiting.set(subject, waiting);
    const wake = (): void => resolve();
    const timer = setTimeout(wake, timeoutMs);
    waiting.add(wake);
    signal?.addEventListener('abort', wake, { once: true });
    if (signal?.aborted) resolve();
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      waiting.delete(wake);
      if (waiting.size === 0 && this.#waiting.get(subject) === waiting)
        this.#waiting.delete(subject);
    });
  }

  /** Reads until what is read is done, at most for `waitMs`; returns what was read last. */
  async await<T>(
    subject: string,
    read: () => Promise<T>,
    isDone: (value: T) => boolean,
    waitMs: number,
  ): Promise<T> {
    const until = performance.now() + waitMs;
    for (;;) {
      const reading = new AbortController();
      const leftMs = Math.max(0, Math.min(LOOK_EVERY_MS, until - performance.now()));
      // Listening begins before the row is read, so that no change falls in between.
      const next = this.next(subject, leftMs, reading.signal);
      try {
        const value = await read();
        if (isDone(value) || performance.now() >= until) return value;
        await next;
      } finally {
        reading.abort();
      }
    }
  }

  #wake(subject: string): void {
    for (const wake of this.#waiting.get(subject) ?? []) wake();
  }

  #tell(subject: string): void {
    this.bus.publish(TOPIC, { subject, from: this.#self }).catch((error: unknown) => {
      this.#logger.debug({ msg: 'other processes were not woken', err: error });
    });
    const timer = setTimeout(() => {
      this.#told.delete(subject);
      if (this.#again.delete(subject)) this.#tell(subject);
    }, TELL_EVERY_MS);
    this.#told.set(subject, timer.unref());
  }
}
