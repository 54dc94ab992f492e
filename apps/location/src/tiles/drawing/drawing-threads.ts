import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { MapErrors } from '../map.errors.js';
import type { DrawingTask } from './drawing-tasks.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/tiles/drawing/drawing-thread.js', import.meta.url),
);
const THREADS = 2;
const MOST_WAITING = 64;
const IDLE_MS = 60_000;
const TIMEOUT_MS = 20_000;
const RETRY_AFTER_S = 1;

/** Draws maps and letters in threads, which end when there is nothing to draw. */
@Injectable()
export class DrawingThreads implements OnModuleDestroy {
  readonly #pool = new Piscina<DrawingTask, Uint8Array>({
    filename: PROGRAM,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    env: {},
  });

  /** @throws `map.busy` */
  async draw(task: DrawingTask): Promise<Buffer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const drawn = await this.#pool.run(task, { signal });
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    } catch (cause) {
      const isFull = cause instanceof Error && cause.message.includes('queue');
      if (!signal.aborted && !isFull) throw cause;
      throw MapErrors.busy({ retryAfterS: RETRY_AFTER_S, cause });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#pool.destroy();
  }
}
