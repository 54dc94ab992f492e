import { setImmediate as turn } from 'node:timers/promises';

/** How long may be searched. */
export interface BudgetOptions {
  /** After it the search ends; without `iterations` the plan depends on how quick the machine is. */
  readonly timeMs?: number | undefined;
  /** With it alone the plan is the same on every machine. */
  readonly iterations?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that never go back. */
  readonly now?: (() => number) | undefined;
}

const SLICE_MS = 40;
const LOOK_EVERY = 32;
/** Counts what of a budget is spent, and lets other work of the thread have its turn. */
export class Budget {
  /** What is spent, from 0 to 1. */
  share = 0;
  #done = 0;
  #slicedMs: number;
  readonly #beganMs: number;
  readonly #now: () => number;

  constructor(private readonly options: BudgetOptions) {
    this.#now = options.now ?? (() => performance.now());
    this.#beganMs = this.#slicedMs = this.#now();
  }

  /** Whether this share of the time is over; never when only iterations bound the search. */
  isOver(share = 1): boolean {
    return this.#now() - this.#beganMs >= (this.options.timeMs ?? Infinity) * share;
  }

  /** Counts an iteration. @returns whether the budget is spent @throws the reason of the signal */
  async next(): Promise<boolean> {
    const { timeMs = Infinity, iterations = Infinity } = this.options;
    if (this.#done >= iterations) return true;
    if (this.#done++ % LOOK_EVERY === 0) {
      const now = this.#now();
      if (now - this.#slicedMs > SLICE_MS) await this.pause();
      if (iterations === Infinity) this.share = Math.min(1, (now - this.#beganMs) / timeMs);
      if (this.isOver()) return true;
    }
    if (iterations < Infinity) this.share = this.#done / iterations;
    return false;
  }

  /** Lets others have their turn. @throws the reason of the signal */
  async pause(): Promise<void> {
    await turn();
    this.options.signal?.throwIfAborted();
    this.#slicedMs = this.#now();
  }
}
