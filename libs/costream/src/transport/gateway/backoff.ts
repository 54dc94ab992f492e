const FIRST_MS = 250;
const LONGEST_MS = 5000;

/** How long to wait before the next try: not at all at first, then longer and longer, never alike. */
export class Backoff {
  #tries = 0;

  constructor(private readonly random: () => number = Math.random) {}

  /** Tries since the last success. */
  get tries(): number {
    return this.#tries;
  }

  /** Milliseconds; between half and all of what doubles with every try, at most 5 000. */
  nextMs(): number {
    const tries = this.#tries;
    this.#tries += 1;
    if (tries === 0) return 0;
    const longest = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
    return longest * (0.5 + this.random() / 2);
  }

  reset(): void {
    this.#tries = 0;
  }
}
