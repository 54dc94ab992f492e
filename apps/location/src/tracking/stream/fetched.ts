import type { Bell } from './bell.js';

/** Fetches from a source one by one, and rings when there is one; the next is fetched when it is taken. */
export class Fetched<Item> {
  #found: IteratorResult<Item> | undefined;
  #problem: { readonly error: unknown } | undefined;

  constructor(
    private readonly source: AsyncGenerator<Item>,
    private readonly bell: Bell,
  ) {
    this.#fetch();
  }

  /** What was fetched; undefined when that takes longer. Throws what the source has thrown. */
  take(): IteratorResult<Item> | undefined {
    if (this.#problem) throw this.#problem.error;
    const found = this.#found;
    this.#found = undefined;
    if (found && found.done !== true) this.#fetch();
    return found;
  }

  /** Ends the source. */
  close(): void {
    this.source.return(undefined).catch(() => undefined);
  }

  #fetch(): void {
    this.source
      .next()
      .then(
        (found) => (this.#found = found),
        (error: unknown) => (this.#problem = { error }),
      )
      .finally(() => this.bell.ring());
  }
}
