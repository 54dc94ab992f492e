import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackupScheduler } from './backup-scheduler.js';

const EVERY_MS = 15_000;

/** Has the scheduler look again and again, from start to shutdown. */
@Injectable()
export class BackupLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #running: Promise<void> | undefined;
  readonly #stop = new AbortController();
  readonly #logger = new Logger(BackupLoop.name);

  constructor(private readonly scheduler: BackupScheduler) {}

  onApplicationBootstrap(): void {
    this.#running = this.#loop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #loop(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.scheduler.pass().catch((error: unknown) => {
        this.#logger.error({ msg: 'backups could not be looked at', err: error });
      });
    }
  }
}
