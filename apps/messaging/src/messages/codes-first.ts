import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Batches go on after that, also while code follows code. */
const LONGEST_MS = 50;
/** A worker takes a code that was taken in sooner than that. */
const UNTIL_TAKEN_MS = 25;

/** Lets batches pause while this process has a code in hand: it gets the processor and the database. */
@Injectable()
export class CodesFirst {
  readonly #waiting: (() => void)[] = [];
  #inHand = 0;

  /** Does something for a code. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inHand += 1;
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Takes a code in, after which a worker of this process may have it next. */
  async before<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inHand += 1;
    try {
      return await work();
    } finally {
      setTimeout(() => this.#leave(), UNTIL_TAKEN_MS).unref();
    }
  }

  /** Ends when no code is in hand, or after 50 ms. */
  async pass(): Promise<void> {
    if (this.#inHand === 0) return;
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(turn.resolve);
    const stop = new AbortController();
    const late = sleep(LONGEST_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    await Promise.race([turn.promise, late]);
    stop.abort();
  }

  #leave(): void {
    this.#inHand -= 1;
    if (this.#inHand === 0) for (const wake of this.#waiting.splice(0)) wake();
  }
}
