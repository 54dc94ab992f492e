import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { TravelTable } from '../../engines/travel-table.js';
import { LocationSettings } from '../../location-settings.js';
import { PoolBusy, ThreadPool } from '../../threads/thread-pool.js';
import { OptimizationErrors } from '../api/optimization.errors.js';
import type { Problem, Solution } from '../index.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/optimization/threads/solve-thread.js', import.meta.url),
);
const IDLE_MS = 60_000;
const WAITING_EACH = 8;
const RETRY_AFTER_S = 2;

/** What a thread is handed. */
export interface SolveTask {
  readonly problem: Omit<Problem, 'matrix'>;
  readonly table: TravelTable;
  /** How long is searched. */
  readonly timeMs: number;
}

/** Solves problems in threads: some for those who wait for the answer, others in the background. */
@Injectable()
export class SolveThreads implements OnApplicationShutdown {
  readonly #pools: Readonly<Record<'now' | 'background', ThreadPool<SolveTask, Solution>>>;

  constructor({ config: { LOCATION_OPTIMIZE_THREADS: threads } }: LocationSettings) {
    const options = { program: PROGRAM, threads, idleMs: IDLE_MS };
    this.#pools = {
      now: new ThreadPool({ ...options, waitingEach: WAITING_EACH }),
      background: new ThreadPool(options),
    };
  }

  /** @throws `optimization.busy`; the reason of the signal */
  async solve(
    pool: 'now' | 'background',
    task: SolveTask,
    signal?: AbortSignal,
  ): Promise<Solution> {
    try {
      return await this.#pools[pool].run(task, signal);
    } catch (cause) {
      if (!(cause instanceof PoolBusy)) throw cause;
      throw OptimizationErrors.busy({ retryAfterS: RETRY_AFTER_S, cause });
    }
  }

  /** Jobs that are under way are given back before this hook. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.destroy()));
  }
}
