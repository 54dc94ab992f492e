import { CommonErrors } from '@skydeck/errors';

/** Lets few tasks run at once, some wait, and turns the others away. */
export class TasksAtOnce {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws `unavailable` when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.mostRunning) {
      if (this.#waiting.length >= this.mostWaiting) throw CommonErrors.unavailable();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Its place goes to the one that waits longest.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
