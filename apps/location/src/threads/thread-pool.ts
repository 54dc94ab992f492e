import { Piscina } from 'piscina';

/** As many wait already as may. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';
}

export interface ThreadPoolOptions {
  /** Compiled program that is the default export of a module. */
  readonly program: string;
  readonly threads: number;
  /** How many may wait for each thread; any number when not given. */
  readonly waitingEach?: number;
  /** When a thread that has nothing to do ends, in milliseconds. */
  readonly idleMs: number;
  /** When what is asked is given up, waiting included, in milliseconds; never when not given. */
  readonly timeoutMs?: number;
}

/**
 * Threads for work that would hold up others. Counts for itself who waits: the limit of Piscina is not
 * applied to tasks that can be given up.
 */
export class ThreadPool<Task, Answer> {
  readonly #pool: Piscina<Task, Answer>;
  readonly #most: number;
  #asked = 0;

  constructor(private readonly options: ThreadPoolOptions) {
    const { program, threads, waitingEach = Infinity, idleMs } = options;
    this.#most = threads * (1 + waitingEach);
    this.#pool = new Piscina<Task, Answer>({
      filename: program,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      env: {},
    });
  }

  /** @throws PoolBusy; a `TimeoutError`; the reason of the signal; what the program throws */
  async run(task: Task, given?: AbortSignal): Promise<Answer> {
    if (this.#asked >= this.#most) throw new PoolBusy('too many wait for a thread');
    this.#asked += 1;
    const { timeoutMs } = this.options;
    const ends = [given, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)];
    const signal = AbortSignal.any(ends.filter((end) => end !== undefined));
    try {
      return await this.#pool.run(task, { signal });
    } catch (cause) {
      throw signal.aborted ? signal.reason : cause;
    } finally {
      this.#asked -= 1;
    }
  }

  /** Ends the threads; what they work at is given up. */
  async destroy(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Whether it was given up because it took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
