import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LogDrainer } from './log-drainer.js';

const EVERY_MS = 1_000;

/** Sends lines on, from start to shutdown. */
@Injectable()
export class LogDrainLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(LogDrainLoop.name);
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;

  constructor(private readonly drainer: LogDrainer) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const hasMore = await this.drainer.pass().catch((error: unknown) => {
        if (!signal.aborted) this.#logger.error({ msg: 'logs are sent on later', err: error });
        return false;
      });
      if (!hasMore) await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
