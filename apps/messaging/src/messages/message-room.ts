const FEWEST = 32;
const MOST = 200;
const SWIFT_MS = 300;
const SLOW_MS = 1000;
/** How much the latest message counts for in what is usual. */
const WEIGHT = 0.02;

/**
 * How many messages of batches a process has in hand at once. Those that go swiftly share statements,
 * so there may be many; where the other side is slow, each keeps a connection of its own.
 */
export class MessageRoom {
  readonly #waiting: (() => void)[] = [];
  #limit = FEWEST;
  #inHand = 0;
  #usualMs = 0;

  /** Waits for room, and takes it for one message at least and for as many as are wanted at most. */
  async take(wanted: number): Promise<number> {
    while (this.#limit - this.#inHand < Math.min(wanted, this.#limit / 2)) {
      const turn = Promise.withResolvers<void>();
      this.#waiting.push(turn.resolve);
      await turn.promise;
    }
    const taken = Math.min(wanted, this.#limit - this.#inHand);
    this.#inHand += taken;
    return taken;
  }

  /** Gives room back, of messages that took so long each or were not there at all. */
  leave(count: number, tookMs?: number): void {
    this.#inHand -= count;
    if (tookMs !== undefined) for (let one = 0; one < count; one += 1) this.#learn(tookMs);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #learn(tookMs: number): void {
    this.#usualMs += (tookMs - this.#usualMs) * WEIGHT;
    if (this.#usualMs < SWIFT_MS) this.#limit = Math.min(this.#limit + 1, MOST);
    else if (this.#usualMs > SLOW_MS) this.#limit = Math.max(this.#limit - 1, FEWEST);
  }
}
