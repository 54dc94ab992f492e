import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';
import { WebhookSecretBox } from '../signing/webhook-secret-box.js';
import { SENT_HEADERS, signatureHeaders } from '../signing/sign.js';
import { DeliveryQueue } from './delivery-queue.js';
import { type Claimed, DeliveryStore, type Outcome } from './delivery-store.js';

/** More than is kept, so that the connection can mostly be used again. */
const READ_BYTES = 65_536;
const KEPT_BYTES = 4096;
/** After the answer, for writing it down. */
const CLAIM_MARGIN_MS = 10_000;

/** How long attempts may take. */
export class DeliveryLimits {
  constructor(readonly timeoutMs: number) {}
}

/** Makes attempts to deliver. */
@Injectable()
export class DeliverySender {
  readonly #attempts;

  constructor(
    private readonly store: DeliveryStore,
    private readonly queue: DeliveryQueue,
    private readonly outbound: Outbound,
    private readonly box: WebhookSecretBox,
    private readonly limits: DeliveryLimits,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#attempts = metrics?.counter(
      'skydeck_webhook_attempts_total',
      'Attempts to deliver a webhook, by what came of them.',
      ['outcome'],
    );
  }

  /** Makes one attempt, if it is due. */
  async attempt(deliveryId: string): Promise<void> {
    const claimed = await this.store.claim(deliveryId, this.limits.timeoutMs + CLAIM_MARGIN_MS);
    if (!claimed) return;
    const outcome = await this.#send(claimed);
    this.#attempts?.inc({ outcome: outcome.problem ?? 'delivered' });
    if (outcome.isDelivered) return this.store.succeed(claimed, outcome);
    const pauseMs = await this.store.fail(claimed, outcome);
    if (pauseMs !== null) this.queue.enqueueQuietly([claimed], pauseMs);
  }

  async #send(claimed: Claimed): Promise<Outcome> {
    const { endpoint_id, event_id, payload, url, secret, previous_secret, started_at } = claimed;
    const secrets = [secret, ...(previous_secret ? [previous_secret] : [])];
    const opened = secrets.map((sealed) => this.box.openText(sealed, endpoint_id));
    try {
      const { status, body } = await this.outbound.send(url, {
        method: 'POST',
        headers: {
          ...SENT_HEADERS,
          ...signatureHeaders(event_id, started_at, payload, opened),
        },
        body: payload,
        timeoutMs: this.limits.timeoutMs,
        limitBytes: READ_BYTES,
      });
      return { status, body: textOf(body), ...judged(status) };
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      return { isDelivered: false, status: null, body: null, problem: error.problem };
    }
  }
}

/** What a status says of a delivery. Redirects are not followed: they could lead anywhere. */
function judged(status: number): Pick<Outcome, 'isDelivered' | 'problem'> {
  if (status >= 200 && status < 300) return { isDelivered: true, problem: null };
  return { isDelivered: false, problem: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

/** The beginning, without half a character at its end. Postgres keeps no NUL characters in texts. */
function textOf(body: Buffer): string {
  const text = new TextDecoder().decode(body.subarray(0, KEPT_BYTES), { stream: true });
  return text.replaceAll('\0', '');
}
