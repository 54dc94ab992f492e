import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isTimeout, PoolBusy, ThreadPool } from '../../threads/thread-pool.js';
import { MapErrors } from '../map.errors.js';
import type { DrawingTask } from './drawing-tasks.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/tiles/drawing/drawing-thread.js', import.meta.url),
);
const THREADS = 2;
const WAITING_EACH = 32;
const IDLE_MS = 60_000;
const TIMEOUT_MS = 20_000;
const RETRY_AFTER_S = 1;

/** Draws maps and letters in threads, which end when there is nothing to draw. */
@Injectable()
export class DrawingThreads implements OnModuleDestroy {
  readonly #pool = new ThreadPool<DrawingTask, Uint8Array>({
    program: PROGRAM,
    threads: THREADS,
    waitingEach: WAITING_EACH,
    idleMs: IDLE_MS,
    timeoutMs: TIMEOUT_MS,
  });

  /** @throws `map.busy` */
  async draw(task: DrawingTask): Promise<Buffer> {
    try {
      const drawn = await this.#pool.run(task);
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    } catch (cause) {
      if (!(cause instanceof PoolBusy) && !isTimeout(cause)) throw cause;
      throw MapErrors.busy({ retryAfterS: RETRY_AFTER_S, cause });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#pool.destroy();
  }
}
