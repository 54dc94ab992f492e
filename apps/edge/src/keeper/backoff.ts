const FIRST_MS = 100;
const LONGEST_MS = 5_000;
/** After so long without an end the next one counts as the first again. */
const STABLE_MS = 30_000;

/** How long to wait before a worker is started again: not at all at first, then ever longer. */
export class Backoff {
  #delayMs = 0;
  #lastMs = -STABLE_MS;

  /** @param now a clock in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The time to wait before the start that follows. */
  nextMs(): number {
    const nowMs = this.now();
    if (nowMs - this.#lastMs > STABLE_MS) this.#delayMs = 0;
    const delayMs = this.#delayMs;
    this.#delayMs = Math.min(LONGEST_MS, Math.max(FIRST_MS, delayMs * 2));
    this.#lastMs = nowMs + delayMs;
    return delayMs;
  }
}
