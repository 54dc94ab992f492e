import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { OperationSweeper } from './operation-sweeper.js';
import { OperationWorker } from './operation-worker.js';

const EVERY_MS = 2_000;

/** Name under which the number of operations worked on at once is injected. */
export const OPERATION_CONCURRENCY = Symbol('operation concurrency');

/** Works and sweeps from start to shutdown. */
@Injectable()
export class OperationLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;
  readonly #logger = new Logger(OperationLoop.name);

  constructor(
    @Inject(OPERATION_CONCURRENCY) private readonly concurrency: number,
    private readonly worker: OperationWorker,
    private readonly sweeper: OperationSweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.worker.start(this.concurrency);
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = undefined));
    }, EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.worker.stop();
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    try {
      await this.sweeper.sweep();
    } catch (error) {
      this.#logger.error({ msg: 'sweeping operations failed; it is tried again', err: error });
    }
  }
}
