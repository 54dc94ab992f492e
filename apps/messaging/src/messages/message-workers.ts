import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { startWorker } from '@skydeck/queue';
import type { Job, Queue, Worker } from 'bullmq';
import { BatchDelivery } from './batch-delivery.js';
import { CodesFirst } from './codes-first.js';
import { MessageDelivery } from './message-delivery.js';
import { LANES, type Lane, type MessageJob } from './message-lane.js';
import { OutboxDelivery } from './outbox-delivery.js';

const CONCURRENCY: Record<Lane, number> = { otp: 8, bulk: 16, batch: 8 };

/** Takes messages out of all lanes. */
@Injectable()
export class MessageWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Messages');
  #workers: Worker<MessageJob>[] = [];

  constructor(
    private readonly queues: Readonly<Record<Lane, Queue<MessageJob>>>,
    private readonly delivery: MessageDelivery,
    private readonly batches: BatchDelivery,
    private readonly outbox: OutboxDelivery,
    private readonly codes: CodesFirst,
  ) {}

  onApplicationBootstrap(): void {
    this.#workers = LANES.map((lane) => this.#start(lane));
  }

  async onModuleDestroy(): Promise<void> {
    this.batches.stop();
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #start(lane: Lane): Worker<MessageJob> {
    const queue = this.queues[lane];
    const concurrency = CONCURRENCY[lane];
    const worker = startWorker(queue, (job) => this.#process(job, lane), { concurrency });
    worker.on('error', ({ message }) => this.#logger.warn({ queue: queue.name, msg: message }));
    return worker;
  }

  async #process({ data, attemptsMade, opts }: Job<MessageJob>, lane: Lane): Promise<void> {
    if ('messageIds' in data) return this.batches.deliver(data.messageIds);
    if (lane === 'bulk' && (await this.outbox.deliver(data.messageId))) return;
    const isUrgent = lane === 'otp';
    const isLastAttempt = attemptsMade + 1 >= (opts.attempts ?? 1);
    const deliver = () => this.delivery.deliver(data.messageId, { isLastAttempt, isUrgent });
    await (isUrgent ? this.codes.during(deliver) : deliver());
  }
}
