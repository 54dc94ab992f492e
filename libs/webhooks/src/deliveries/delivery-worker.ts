import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { startWorker } from '@skydeck/queue';
import type { Queue, Worker } from 'bullmq';
import { DeliverySender } from './delivery-sender.js';
import { type DeliveryJob, DeliveryQueue, WEBHOOK_QUEUE } from './delivery-queue.js';

/** Attempts that are made at once; most of each is waiting for the receiver. */
const CONCURRENCY = 16;

/** Takes deliveries out of the queue, from when the service has its first webhook. */
@Injectable()
export class DeliveryWorker implements OnModuleInit, OnModuleDestroy {
  readonly #logger = new Logger('Webhooks');
  #worker: Worker<DeliveryJob> | undefined;

  constructor(
    @Inject(WEBHOOK_QUEUE) private readonly queue: Queue<DeliveryJob>,
    private readonly deliveries: DeliveryQueue,
    private readonly sender: DeliverySender,
  ) {}

  onModuleInit(): void {
    this.deliveries.whenUsed(() => (this.#worker ??= this.#start()));
  }

  async onModuleDestroy(): Promise<void> {
    this.deliveries.whenUsed(() => undefined);
    await this.#worker?.close();
  }

  #start(): Worker<DeliveryJob> {
    const { name } = this.queue;
    const work = (job: { data: DeliveryJob }) => this.sender.attempt(job.data.deliveryId);
    const worker = startWorker(this.queue, work, { concurrency: CONCURRENCY });
    worker.on('error', ({ message }) => this.#logger.warn({ queue: name, msg: message }));
    return worker;
  }
}
