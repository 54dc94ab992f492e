import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { Rounds, ServiceRoles } from '@skydeck/service';
import { OperationSweeper } from './operation-sweeper.js';
import { OperationWorker } from './operation-worker.js';

const EVERY_MS = 2_000;

/** Name under which the number of operations worked on at once is injected. */
export const OPERATION_CONCURRENCY = Symbol('operation concurrency');

/**
 * Works and sweeps from start to shutdown. It ends with the first hooks of a shutdown: what runs needs the
 * engines and networks that others let go of in those after.
 */
@Injectable()
export class OperationLoop implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(OperationLoop.name);
  readonly #rounds = new Rounds(
    () => this.sweeper.sweep(),
    (error) => {
      this.#logger.error({ msg: 'sweeping operations failed; it is tried again', err: error });
    },
  );

  constructor(
    @Inject(OPERATION_CONCURRENCY) private readonly concurrency: number,
    private readonly worker: OperationWorker,
    private readonly sweeper: OperationSweeper,
    @Optional() private readonly roles?: ServiceRoles,
  ) {}

  onApplicationBootstrap(): void {
    if (this.roles?.works === false) return;
    this.worker.start(this.concurrency);
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    const swept = this.#rounds.stop();
    await this.worker.stop();
    await swept;
  }
}
