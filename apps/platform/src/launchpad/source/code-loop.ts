import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BindingRotation } from '../bindings/binding-rotation.js';
import { PreviewEnding } from '../previews/preview-ending.js';
import { PreviewStatuses } from '../previews/preview-statuses.js';
import { DeliveryTrimming } from '../repository-hooks/delivery-trimming.js';
import { RepositoryPolls } from '../repository-hooks/repository-polls.js';
import { SourceCollection } from '../uploads/source-collection.js';

const EVERY_MS = 2_000;
const COLLECT_EVERY_MS = 60 * 60 * 1000;

/** Looks after where code comes from, from start to shutdown. */
@Injectable()
export class CodeLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #stop = new AbortController();
  readonly #logger = new Logger(CodeLoop.name);
  #running: Promise<void> | undefined;
  #collectedAtMs = performance.now();

  constructor(
    private readonly collection: SourceCollection,
    private readonly polls: RepositoryPolls,
    private readonly deliveries: DeliveryTrimming,
    private readonly previews: PreviewEnding,
    private readonly statuses: PreviewStatuses,
    private readonly bindings: BindingRotation,
  ) {}

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
      await this.#pass().catch((error: unknown) => {
        this.#logger.error({ msg: 'a look after code failed; it is tried again', err: error });
      });
      // Stopping ends the pause.
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #pass(): Promise<void> {
    await this.polls.pass(this.#stop.signal);
    await this.statuses.pass();
    await this.bindings.pass();
    if (performance.now() - this.#collectedAtMs < COLLECT_EVERY_MS) return;
    this.#collectedAtMs = performance.now();
    await this.collection.collect();
    await this.deliveries.trim();
    await this.previews.expire();
  }
}
