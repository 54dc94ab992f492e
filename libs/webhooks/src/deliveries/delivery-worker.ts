import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Queue, Worker } from 'bullmq';
import { DeliverySender } from './delivery-sender.js';
import { type DeliveryJob, WEBHOOK_QUEUE } from './delivery-queue.js';

/** Attempts that are made at once; most of each is waiting for the receiver. */
const CONCURRENCY = 16;

/** Takes deliveries out of the queue. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Webhooks');
  #worker: Worker<DeliveryJob> | undefined;

  constructor(
    @Inject(WEBHOOK_QUEUE) private readonly queue: Queue<DeliveryJob>,
    private readonly sender: DeliverySender,
  ) {}

  onApplicationBootstrap(): void {
    const { name, opts } = this.queue;
    const work = (job: { data: DeliveryJob }) => this.sender.attempt(job.data.deliveryId);
    const { connection } = opts;
    this.#worker = new Worker<DeliveryJob>(name, work, { connection, concurrency: CONCURRENCY });
    this.#worker.on('error', ({ message }) => this.#logger.warn({ queue: name, msg: message }));
  }

  async onModuleDestroy(): Promise<void> {
    await this.#worker?.close();
  }
}
