import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { newId } from '@skydeck/ids';
import { orderSql } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WebhooksService } from '../endpoints/webhooks.service.js';
import type { WebhookRow } from '../endpoints/webhook.schema.js';
import { WebhookErrors } from '../webhook.errors.js';
import { WebhookEvents } from '../webhook.events.js';
import { type DeliveryRow, ListAllDeliveries, ListDeliveries } from './delivery.schema.js';
import {
  type AttemptRow,
  type DeliveryDetail,
  type FullDeliveryRow,
  toDeliveryDetail,
} from './delivery-detail.schema.js';
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

  /** Those of one webhook, newest first, one more than asked. @throws `webhook.not_found` */
  async list(tenant: Tenant, webhookId: string, query: ListDeliveries): Promise<DeliveryRow[]> {
    await this.webhooks.get(tenant, webhookId);
    const { limit, sort, after, filters } = ListDeliveries.parse(query);
    return this.#read(tenant, { limit, sort, after, filters: { ...filters, webhook: webhookId } });
  }

  /** Those of all webhooks of a project, newest first, one more than asked. */
  listAll(tenant: Tenant, query: ListAllDeliveries): Promise<DeliveryRow[]> {
    return this.#read(tenant, ListAllDeliveries.parse(query));
  }

  /** A delivery in full. @throws `webhook.not_found`, `webhook.delivery_not_found` */
  async get(tenant: Tenant, webhookId: string, id: string): Promise<DeliveryDetail> {
    await this.webhooks.get(tenant, webhookId);
    // Both as of one moment: an attempt may end in between.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [row] = await manager.query<FullDeliveryRow[]>(GET, [id, webhookId]);
      if (!row) throw WebhookErrors.delivery_not_found();
      return toDeliveryDetail(row, await manager.query<AttemptRow[]>(ATTEMPTS, [id]));
    });
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
    const made = await madeBefore('dlv', (id) => this.#delivery(tenant, id));
    if (made) return made;
    const [type, eventId] = [WebhookEvents.test.type, newId('evt', now.getTime())];
    const created_at = now.toISOString();
    const data = { webhook_id: webhookId };
    const payload = { id: eventId, type, created_at, ...ownerOf(tenant), data };
    const values = [idOfThing('dlv', now.getTime()), webhookId, eventId, type];
    const [row] = await this.dataSource.query<DeliveryRow[]>(ADD, [
      ...values,
      JSON.stringify(payload),
      now,
    ]);
    if (!row) throw WebhookErrors.not_found();
    this.queue.enqueueQuietly([row]);
    return row;
  }

  async #delivery(tenant: Tenant, id: string): Promise<DeliveryRow | null> {
    const [row] = await this.dataSource.query<DeliveryRow[]>(ONE, [tenant, id]);
    return row ?? null;
  }

  #read(tenant: Tenant, { limit, sort, after, filters }: Wanted): Promise<DeliveryRow[]> {
    const { webhook, status, type, created_after: from, created_before: to } = filters;
    const wanted = [webhook, after?.id, status, type, from, to].map((value) => value ?? null);
    return this.dataSource.query<DeliveryRow[]>(listSql(sort), [tenant, limit + 1, ...wanted]);
  }

  async #enabled(tenant: Tenant, webhookId: string): Promise<WebhookRow> {
    const webhook = await this.webhooks.get(tenant, webhookId);
    if (!webhook.enabled) throw WebhookErrors.disabled();
    return webhook;
  }
}

const COLUMNS = `id, endpoint_id, event_id, event_type, status, attempts, next_attempt_at,
  response_status, response_body, problem, created_at, finished_at`;

type Wanted = Pick<
  ReturnType<typeof ListAllDeliveries.parse>,
  'limit' | 'sort' | 'after' | 'filters'
>;

function listSql(sort: Wanted['sort']): string {
  const { order, beyond } = orderSql(sort);
  return `
  select ${COLUMNS} from webhook_delivery
  where endpoint_id in (
      select id from webhook_endpoint where project_id = $1 and ($3::text is null or id = $3))
    and ($4::text is null or id ${beyond} $4) and ($5::text is null or status = $5)
    and ($6::text is null or $6 = any(array[event_type, split_part(event_type, '.', 1) || '.*', '*']))
    and ($7::timestamptz is null or created_at >= $7)
    and ($8::timestamptz is null or created_at < $8)
  order by id ${order} limit $2`;
}

const GET = `
  select delivery.id, endpoint_id, event_id, event_type, status, attempts, next_attempt_at,
    response_status, response_body, problem, delivery.created_at, finished_at, payload, url
  from webhook_delivery delivery join webhook_endpoint endpoint on endpoint.id = endpoint_id
  where delivery.id = $1 and endpoint_id = $2`;

const ONE = `
  select ${COLUMNS} from webhook_delivery
  where id = $2 and endpoint_id in (select id from webhook_endpoint where project_id = $1)`;

const ATTEMPTS = `
  select number, url, started_at, duration_ms, response_status, problem from webhook_attempt
  where delivery_id = $1 order by id desc limit 50`;

const REPLAY = `
  update webhook_delivery set status = 'pending', attempts = 0, next_attempt_at = $3,
    claimed_until = null, finished_at = null
  where id = $1 and endpoint_id = $2 returning ${COLUMNS}`;

const ADD = `
  insert into webhook_delivery (id, endpoint_id, event_id, event_type, payload, status,
                                next_attempt_at, created_at)
  select $1, id, $3, $4, $5, 'pending', $6::timestamptz, $6::timestamptz
  from webhook_endpoint where id = $2 returning ${COLUMNS}`;
