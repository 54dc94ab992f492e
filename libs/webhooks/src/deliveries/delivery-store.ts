import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WebhookEvents } from '../webhook.events.js';
import { pauseAfter } from './retry-schedule.js';

const CLAIM_MS = 60_000;
const MOST_FAILING_MS = 5 * 86_400_000;

/** A delivery in hand, with what is needed to send it. */
export interface Claimed {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly payload: string;
  readonly attempts: number;
  readonly url: string;
  readonly secret: Buffer;
  /** The secret before, while it still signs along. */
  readonly previous_secret: Buffer | null;
}

/** What came of an attempt. */
export interface Outcome {
  readonly isDelivered: boolean;
  readonly status: number | null;
  readonly body: string | null;
  readonly problem: string | null;
}

/** The statements that decide about deliveries. */
@Injectable()
export class DeliveryStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Takes a delivery in hand for one attempt; undefined when it is not due, or another has it. */
  async claim(id: string): Promise<Claimed | undefined> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const [[row]] = await this.dataSource.query<[Claimed[], number]>(CLAIM, [id, now, until]);
    return row;
  }

  /** Ends a delivery that arrived. */
  async succeed({ id, endpoint_id, attempts }: Claimed, outcome: Outcome): Promise<void> {
    await this.dataSource.query(SUCCEED, [
      id,
      attempts,
      outcome.status,
      outcome.body,
      this.clock.now(),
      endpoint_id,
    ]);
  }

  /**
   * Plans the next attempt, or gives up; a receiver that is gone or fails for five days is disabled.
   * @returns milliseconds until the next attempt; null when there is none
   */
  async fail(claimed: Claimed, outcome: Outcome): Promise<number | null> {
    const { id, endpoint_id, attempts } = claimed;
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const isGone = outcome.status === 410;
      const pauseMs = isGone ? null : pauseAfter(attempts);
      const next = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
      const { status, body, problem } = outcome;
      const values = [id, attempts, status, body, problem, next, now];
      await manager.query(FAIL, values);
      const [[endpoint]] = await manager.query<[{ failing_since: Date }[], number]>(FAILING, [
        endpoint_id,
        now,
      ]);
      const failingMs = now.getTime() - (endpoint?.failing_since ?? now).getTime();
      const reason = isGone ? 'gone' : failingMs >= MOST_FAILING_MS ? 'failing' : null;
      if (reason === null) return pauseMs;
      await this.#disable(manager, endpoint_id, reason);
      return null;
    });
  }

  async #disable(manager: EntityManager, id: string, reason: 'gone' | 'failing'): Promise<void> {
    const now = this.clock.now();
    const [[row]] = await manager.query<[{ project_id: Tenant; url: string }[], number]>(DISABLE, [
      id,
      now,
    ]);
    if (!row) return;
    await manager.query(GIVE_UP, [id, now]);
    const { project_id: tenant, url } = row;
    const data = { id, url, reason };
    await this.events.record(manager, {
      type: WebhookEvents.disabled,
      tenant,
      subject: id,
      data,
    });
  }
}

const CLAIM = `
  update webhook_delivery delivery set attempts = attempts + 1, claimed_until = $3
  from webhook_endpoint endpoint
  where delivery.id = $1 and delivery.status = 'pending' and delivery.next_attempt_at <= $2
    and (delivery.claimed_until is null or delivery.claimed_until <= $2)
    and endpoint.id = delivery.endpoint_id and endpoint.enabled
  returning delivery.id, delivery.endpoint_id, event_id, payload, attempts, url, secret,
    case when previous_until > $2 then previous_secret end as previous_secret`;

// Only the attempt that was counted last may say how it ended.
const SUCCEED = `
  with done as (
    update webhook_delivery set status = 'delivered', response_status = $3, response_body = $4,
      problem = null, next_attempt_at = null, claimed_until = null, finished_at = $5
    where id = $1 and attempts = $2 and status = 'pending')
  update webhook_endpoint set failing_since = null where id = $6 and failing_since is not null`;

const FAIL = `
  update webhook_delivery set
    status = case when $6::timestamptz is null then 'failed' else 'pending' end,
    response_status = $3, response_body = $4, problem = $5, next_attempt_at = $6,
    claimed_until = null, finished_at = case when $6::timestamptz is null then $7::timestamptz end
  where id = $1 and attempts = $2 and status = 'pending'`;

const FAILING = `
  update webhook_endpoint set failing_since = coalesce(failing_since, $2) where id = $1
  returning failing_since`;

const DISABLE = `
  update webhook_endpoint set enabled = false, updated_at = $2 where id = $1 and enabled
  returning project_id, url`;

const GIVE_UP = `
  update webhook_delivery set status = 'failed', problem = 'webhook_disabled',
    next_attempt_at = null, finished_at = $2
  where endpoint_id = $1 and status = 'pending'`;
