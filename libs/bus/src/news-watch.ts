import type { EventEmitter } from 'node:events';

/** Waits for news of one subject, and remembers news that come while nobody waits. */
export class NewsWatch {
  #hasNews = false;
  #notify: (() => void) | undefined;

  constructor(
    emitter: EventEmitter,
    subject: string,
    private readonly signal: AbortSignal,
  ) {
    const onNews = () => {
      this.#hasNews = true;
      this.#notify?.();
    };
    emitter.on(subject, onNews);
    const onAbort = () => {
      emitter.off(subject, onNews);
      this.#notify?.();
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  }

  /** Resolves on news since the last call, after the time-out, or when the signal aborts. */
  async next(timeoutMs: number): Promise<void> {
    if (!this.#hasNews && !this.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#notify = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#notify = undefined;
    }
    this.#hasNews = false;
  }
}
