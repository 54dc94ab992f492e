import type { EventEmitter } from 'node:events';

/** Waits for news of one scope, and remembers news that come while nobody waits. */
export class OutboxWatch {
  #hasNews = false;
  #notify: (() => void) | undefined;

  constructor(
    emitter: EventEmitter,
    scope: string,
    private readonly signal: AbortSignal,
  ) {
    const onNews = () => {
      this.#hasNews = true;
      this.#notify?.();
    };
    emitter.on(scope, onNews);
    const onAbort = () => {
      emitter.off(scope, onNews);
      this.#notify?.();
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  }

  /** Resolves on news since the last call, after the time-out, or when the signal aborts. */
  async next(timeoutMs: number): Promise<void> {
    if (!this.#hasNews && !this.signal.aborted) await this.#wait(timeoutMs);
    this.#hasNews = false;
  }

  async #wait(timeoutMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      this.#notify = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#notify = undefined;
  }
}
