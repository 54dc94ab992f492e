/** Lets requests wait for what comes next. */
export class Changes {
  readonly #waiting = new Set<() => void>();

  /** Wakes everybody who waits. */
  happened(): void {
    const woken = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of woken) wake();
  }

  /** Waits until something holds; false when it does not in time, or nobody wants it any more. */
  async until(holds: () => boolean, timeoutMs: number, signal?: AbortSignal): Promise<boolean> {
    if (holds()) return true;
    if (signal?.aborted) return false;
    return new Promise((resolve) => {
      const finish = (result: boolean): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waiting.delete(check);
        resolve(result);
      };
      const check = (): void => {
        if (holds()) finish(true);
        else this.#waiting.add(check);
      };
      const onAbort = (): void => finish(false);
      const timer = setTimeout(finish, timeoutMs, false);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(check);
    });
  }
}
