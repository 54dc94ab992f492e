/** Whether a call of the control API is served here, or by the worker that took over. */
export type Passage = 'serve' | 'forward';

/**
 * Stops the control API for the moment in which a worker hands over what it knows, so that no change
 * falls between two workers: what comes meanwhile waits, and goes to the one that serves then.
 */
export class ControlGate {
  #passage: Passage = 'serve';
  #opened: PromiseWithResolvers<void> | undefined;
  readonly #changing = new Set<Promise<unknown>>();

  /** Whether the control API is served by another worker now. */
  get isForwarding(): boolean {
    return this.#passage === 'forward';
  }

  async pass(): Promise<Passage> {
    await this.#opened?.promise;
    return this.#passage;
  }

  /** Notes a change that is under way. */
  async change<Value>(changing: Promise<Value>): Promise<Value> {
    this.#changing.add(changing);
    try {
      return await changing;
    } finally {
      this.#changing.delete(changing);
    }
  }

  /** Lets nothing more in, and resolves once nothing changes any more. */
  async hold(): Promise<void> {
    this.#opened ??= Promise.withResolvers<void>();
    await Promise.allSettled(this.#changing);
  }

  open(passage: Passage): void {
    this.#passage = passage;
    this.#opened?.resolve();
    this.#opened = undefined;
  }
}
