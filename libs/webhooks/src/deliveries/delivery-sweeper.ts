import { Clock, Rounds, ServiceRoles } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeliveryQueue, type Waiting } from './delivery-queue.js';

const SWEEP_EVERY_MS = 30_000;
const KEPT_MS = 30 * 86_400_000;
const BATCH = 1000;

/**
 * Finds deliveries that a crash left without a job, and forgets those that are 30 days old. What
 * another process has in hand is asked for again when its time is over, in case that process is dead.
 */
@Injectable()
export class DeliverySweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Webhooks');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'A sweep failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
    @Optional() private readonly roles?: ServiceRoles,
  ) {}

  onApplicationBootstrap(): void {
    if (this.roles?.works === false) return;
    this.#rounds.start(SWEEP_EVERY_MS);
    void this.#rounds.now();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Asks for what is due, if the service has webhooks at all. */
  async sweep(): Promise<void> {
    const [answer] = await this.dataSource.query<{ found: boolean }[]>(ANY);
    if (!answer?.found) return;
    this.queue.use();
    const now = this.clock.now();
    const due = await this.dataSource.query<Due[]>(DUE, [now, BATCH]);
    await this.queue.enqueue(due.filter((row) => !isHeld(row, now)));
    for (const row of due.filter((each) => isHeld(each, now))) {
      await this.queue.enqueue([row], Number(row.claimed_until) - now.getTime());
    }
    await this.dataSource.query(FORGET, [new Date(now.getTime() - KEPT_MS), BATCH]);
  }
}

interface Due extends Waiting {
  readonly claimed_until: Date | null;
}

function isHeld({ claimed_until: until }: Due, now: Date): boolean {
  return until !== null && until > now;
}

const ANY = 'select exists (select 1 from webhook_endpoint) as found';

const DUE = `
  select delivery.id, attempts, claimed_until from webhook_delivery delivery
  join webhook_endpoint endpoint on endpoint.id = endpoint_id and endpoint.enabled
  where status = 'pending' and next_attempt_at <= $1
  order by next_attempt_at limit $2`;

const FORGET = `
  delete from webhook_delivery where id in (
    select id from webhook_delivery where created_at < $1 and status <> 'pending' limit $2)`;
