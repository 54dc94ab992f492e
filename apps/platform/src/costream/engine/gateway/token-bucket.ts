/** Allows so much a second, and some more at once. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(
    private readonly rate: { readonly perSecond: number; readonly burst: number },
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.#tokens = rate.burst;
    this.#at = nowMs();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = this.nowMs();
    this.#tokens = Math.min(
      this.rate.burst,
      this.#tokens + ((now - this.#at) / 1_000) * this.rate.perSecond,
    );
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Whether nothing was taken for so long that it is full again. */
  get isFull(): boolean {
    const since = ((this.nowMs() - this.#at) / 1_000) * this.rate.perSecond;
    return this.#tokens + since >= this.rate.burst;
  }
}
