/** Work that is done again and again, one round at a time. After a round that fails comes the next. */
export class Rounds {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Does a round at each interval from now on; the first comes after it. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => void this.now(), everyMs).unref();
  }

  /** Does a round, or joins the one that is under way. Never rejects. */
  now(): Promise<void> {
    this.#running ??= this.#round().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Starts no other round and waits for the one that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.onFailure(error);
    }
  }
}
