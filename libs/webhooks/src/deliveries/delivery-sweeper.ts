import { Clock } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeliveryQueue, type Waiting } from './delivery-queue.js';

const SWEEP_EVERY_MS = 30_000;
const KEPT_MS = 30 * 86_400_000;
const BATCH = 1000;

/** Finds deliveries that a crash left without a job, and forgets those that are 30 days old. */
@Injectable()
export class DeliverySweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Webhooks');
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#sweepQuietly(), SWEEP_EVERY_MS).unref();
    void this.#sweepQuietly();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const due = await this.dataSource.query<Waiting[]>(DUE, [now, BATCH]);
    if (due.length > 0) await this.queue.enqueue(due);
    await this.dataSource.query(FORGET, [new Date(now.getTime() - KEPT_MS), BATCH]);
  }

  async #sweepQuietly(): Promise<void> {
    this.#sweeping ??= this.sweep()
      .catch((error: unknown) => this.#logger.warn({ msg: 'A sweep failed.', err: error }))
      .finally(() => (this.#sweeping = undefined));
    await this.#sweeping;
  }
}

const DUE = `
  select delivery.id, attempts from webhook_delivery delivery
  join webhook_endpoint endpoint on endpoint.id = endpoint_id and endpoint.enabled
  where status = 'pending' and next_attempt_at <= $1
    and (claimed_until is null or claimed_until <= $1)
  order by next_attempt_at limit $2`;

const FORGET = `
  delete from webhook_delivery where id in (
    select id from webhook_delivery where created_at < $1 and status <> 'pending' limit $2)`;
