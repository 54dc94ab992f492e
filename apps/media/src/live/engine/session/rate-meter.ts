const WINDOW_S = 5;

/** Counts things of the last seconds. */
export class RateMeter {
  readonly #counts = new Map<number, number>();

  constructor(private readonly nowMs: () => number) {}

  add(count: number): void {
    const second = Math.floor(this.nowMs() / 1000);
    this.#counts.set(second, (this.#counts.get(second) ?? 0) + count);
    for (const known of this.#counts.keys()) {
      if (known < second - WINDOW_S) this.#counts.delete(known);
    }
  }

  /** Over the whole window, however much of it has passed: what comes at once is spread. */
  sustained(): number {
    const since = Math.floor(this.nowMs() / 1000) - WINDOW_S;
    const recent = [...this.#counts].filter(([at]) => at > since);
    return recent.reduce((total, [, count]) => total + count, 0) / WINDOW_S;
  }

  /** Of the last whole seconds; what began just now counts as it is. */
  perSecond(): number {
    const second = Math.floor(this.nowMs() / 1000);
    const recent = [...this.#counts].filter(
      ([at]) => at >= second - WINDOW_S && (at < second || this.#counts.size === 1),
    );
    const sum = recent.reduce((total, [, count]) => total + count, 0);
    const seconds = Math.max(1, second - Math.min(second, ...recent.map(([at]) => at)));
    return sum / Math.min(WINDOW_S, seconds);
  }
}
