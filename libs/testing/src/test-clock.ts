/** A clock that moves only when a test says so. */
export class TestClock {
  #nowMs: number;

  constructor(start: Date = new Date()) {
    this.#nowMs = start.getTime();
  }

  now(): Date {
    return new Date(this.#nowMs);
  }

  /** Moves time forward. */
  advance(ms: number): void {
    this.#nowMs += ms;
  }
}
