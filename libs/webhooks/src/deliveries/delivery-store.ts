import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WebhookEvents } from '../webhook.events.js';
import {
  CLAIM,
  DISABLE,
  FAIL,
  FAILING,
  FORGIVE,
  GIVE_UP,
  NOTE,
  SUCCEED,
} from './delivery-statements.js';
import { MOST_FAILING_MS, pauseAfter } from './retry-schedule.js';

/** A delivery in hand, with what is needed to send it. */
export interface Claimed {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly payload: string;
  readonly attempts: number;
  /** The row of this attempt. */
  readonly attempt_id: string;
  readonly started_at: Date;
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

/**
 * The statements that decide about deliveries. Each transaction locks the webhook before its
 * deliveries, as deleting a webhook does: else the two would wait for each other.
 */
@Injectable()
export class DeliveryStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly usage: Usage,
  ) {}

  /**
   * Takes a delivery in hand for one attempt; undefined when it is not due, or another has it.
   * @param forMs after which others may take it, as whoever has it must be dead
   */
  async claim(id: string, forMs: number): Promise<Claimed | undefined> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + forMs);
    const [row] = await this.dataSource.query<Claimed[]>(CLAIM, [id, now, until]);
    return row;
  }

  /** Ends a delivery that arrived. */
  async succeed(claimed: Claimed, outcome: Outcome): Promise<void> {
    const { id, endpoint_id, attempts, attempt_id } = claimed;
    const now = this.clock.now();
    const { status, body } = outcome;
    const tookMs = durationMs(claimed, now);
    const values = [id, attempts, status, body, now, endpoint_id, attempt_id, tookMs];
    await this.dataSource.transaction(async (manager) => {
      await manager.query(FORGIVE, [endpoint_id]);
      const [done] = await manager.query<{ project_id: Tenant }[]>(SUCCEED, values);
      if (!done) return;
      const record = {
        meter: 'webhooks.delivered',
        quantity: 1,
        occurredAt: now,
        key: id,
      } as const;
      await this.usage.record(manager, { project: done.project_id, ...record });
    });
  }

  /**
   * Plans the next attempt, or gives up; a receiver that is gone or fails for days is disabled.
   * @returns milliseconds until the next attempt; null when there is none
   */
  async fail(claimed: Claimed, outcome: Outcome): Promise<number | null> {
    const { id, endpoint_id, attempts, attempt_id } = claimed;
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const isGone = outcome.status === 410;
      const pauseMs = isGone ? null : pauseAfter(attempts);
      const next = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
      const { status, body, problem } = outcome;
      const values = [id, attempts, status, body, problem, next, now, attempt_id];
      const [[endpoint]] = await manager.query<[{ failing_since: Date }[], number]>(FAILING, [
        endpoint_id,
        now,
      ]);
      await manager.query(FAIL, values);
      await manager.query(NOTE, [attempt_id, durationMs(claimed, now), status, problem]);
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
      reason,
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

function durationMs({ started_at: startedAt }: Claimed, now: Date): number {
  return Math.max(0, now.getTime() - startedAt.getTime());
}
