import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WebhooksService } from '../endpoints/webhooks.service.js';
import type { WebhookRow } from '../endpoints/webhook.schema.js';
import { WebhookErrors } from '../webhook.errors.js';
import { WebhookEvents } from '../webhook.events.js';
import type { DeliveryRow } from './delivery.schema.js';
import { DeliveryQueue } from './delivery-queue.js';

/** The log of a webhook's deliveries, and deliveries that somebody asks for. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly webhooks: WebhooksService,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** @throws `webhook.not_found` */
  async list(
    tenant: Tenant,
    webhookId: string,
    { limit, status }: { limit: number; status?: string | undefined },
    before: string | null,
  ): Promise<DeliveryRow[]> {
    await this.webhooks.get(tenant, webhookId);
    return this.dataSource.query<DeliveryRow[]>(
      `select ${COLUMNS} from webhook_delivery
       where endpoint_id = $1 and ($2::text is null or id < $2) and ($3::text is null or status = $3)
       order by id desc limit $4`,
      [webhookId, before, status ?? null, limit + 1],
    );
  }

  /** Sends a delivery again, from the first attempt on. @throws `webhook.delivery_not_found` */
  async replay(tenant: Tenant, webhookId: string, id: string): Promise<DeliveryRow> {
    await this.#enabled(tenant, webhookId);
    const [[row]] = await this.dataSource.query<[DeliveryRow[], number]>(REPLAY, [
      id,
      webhookId,
      this.clock.now(),
    ]);
    if (!row) throw WebhookErrors.delivery_not_found();
    this.queue.enqueueQuietly([row]);
    return row;
  }

  /** Sends an event that never happened. @throws `webhook.not_found`, `webhook.disabled` */
  async test(tenant: Tenant, webhookId: string): Promise<DeliveryRow> {
    await this.#enabled(tenant, webhookId);
    const now = this.clock.now();
    const [type, eventId] = [WebhookEvents.test.type, newId('evt', now.getTime())];
    const created_at = now.toISOString();
    const data = { webhook_id: webhookId };
    const payload = { id: eventId, type, created_at, ...ownerOf(tenant), data };
    const values = [newId('dlv', now.getTime()), webhookId, eventId, type];
    const [row] = await this.dataSource.query<DeliveryRow[]>(ADD, [
      ...values,
      JSON.stringify(payload),
      now,
    ]);
    if (!row) throw WebhookErrors.not_found();
    this.queue.enqueueQuietly([row]);
    return row;
  }

  async #enabled(tenant: Tenant, webhookId: string): Promise<WebhookRow> {
    const webhook = await this.webhooks.get(tenant, webhookId);
    if (!webhook.enabled) throw WebhookErrors.disabled();
    return webhook;
  }
}

const COLUMNS = `id, endpoint_id, event_id, event_type, status, attempts, next_attempt_at,
  response_status, response_body, problem, created_at, finished_at`;

const REPLAY = `
  update webhook_delivery set status = 'pending', attempts = 0, next_attempt_at = $3,
    claimed_until = null, finished_at = null
  where id = $1 and endpoint_id = $2 returning ${COLUMNS}`;

const ADD = `
  insert into webhook_delivery (id, endpoint_id, event_id, event_type, payload, status,
                                next_attempt_at, created_at)
  select $1, id, $3, $4, $5, 'pending', $6::timestamptz, $6::timestamptz
  from webhook_endpoint where id = $2 returning ${COLUMNS}`;
