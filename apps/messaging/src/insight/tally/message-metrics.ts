import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import { msOf } from './latency-class.js';

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800, 14_400];
const STATUSES = new Set([
  'accepted',
  'sent',
  'delivered',
  'read',
  'failed',
  'undelivered',
  'expired',
  'canceled',
  'suppressed',
  'unknown',
  'opened',
  'clicked',
]);

/** What was added up in one round. */
export interface AddedUp {
  readonly channel: string;
  /** Kind of the provider; empty for what nobody carried. */
  readonly provider: string;
  readonly measure: string;
  readonly key: string;
  readonly amount: string;
}

/** Counts and times messages, by whoever adds them up: each once, also with several processes. */
@Injectable()
export class MessageMetrics {
  readonly #messages;
  readonly #latency;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#messages = metrics?.counter(
      'skydeck_messages_total',
      'Messages by channel, by what carries them, and by what became of them.',
      ['channel', 'provider', 'status'],
    );
    this.#latency = metrics?.histogram(
      'skydeck_message_latency_seconds',
      'Time until messages were handed over (`sent`), and from then until they arrived (`delivered`).',
      ['channel', 'stage'],
      BUCKETS_S,
    );
  }

  /** Takes a sum. What was taken back before, such as a failure that was none, stays counted. */
  take({ channel, provider, measure, key, amount }: AddedUp): void {
    const count = Number(amount);
    if (count <= 0) return;
    if (STATUSES.has(measure)) {
      this.#messages?.inc({ channel, provider, status: measure }, count);
    } else if (measure === 'sent_ms' || measure === 'delivered_ms') {
      const stage = measure.slice(0, -'_ms'.length);
      const seconds = msOf(Number(key)) / 1000;
      for (let one = 0; one < count; one += 1) this.#latency?.observe({ channel, stage }, seconds);
    }
  }
}
