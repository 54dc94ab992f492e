/** How many replicas are being started, by what they belong to. */
export class StartsUnderWay {
  readonly #counts = new Map<string, number>();

  /** A start begins. */
  begin(key: string): void {
    this.#counts.set(key, this.count(key) + 1);
  }

  /** A start is over, however it ended. */
  end(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }

  /** Starts that are not over. */
  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
