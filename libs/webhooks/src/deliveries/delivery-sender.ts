import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../signing/secret-box.js';
import { signatureHeaders } from '../signing/sign.js';
import { DeliveryQueue } from './delivery-queue.js';
import { type Claimed, DeliveryStore, type Outcome } from './delivery-store.js';

const TIMEOUT_MS = 15_000;
const READ_BYTES = 65_536;
const KEPT_CHARS = 4096;

/** Makes attempts to deliver. */
@Injectable()
export class DeliverySender {
  constructor(
    private readonly store: DeliveryStore,
    private readonly queue: DeliveryQueue,
    private readonly outbound: Outbound,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Makes one attempt, if it is due. */
  async attempt(deliveryId: string): Promise<void> {
    const claimed = await this.store.claim(deliveryId);
    if (!claimed) return;
    const outcome = await this.#send(claimed);
    if (outcome.isDelivered) return this.store.succeed(claimed, outcome);
    const pauseMs = await this.store.fail(claimed, outcome);
    if (pauseMs !== null) this.queue.enqueueQuietly([claimed], pauseMs);
  }

  async #send(claimed: Claimed): Promise<Outcome> {
    const { endpoint_id, event_id, payload, url, secret, previous_secret } = claimed;
    const secrets = [secret, ...(previous_secret ? [previous_secret] : [])];
    const opened = secrets.map((sealed) => this.box.open(sealed, endpoint_id));
    try {
      const { status, body } = await this.outbound.send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Skydeck-Webhooks/1',
          ...signatureHeaders(event_id, this.clock.now(), payload, opened),
        },
        body: payload,
        timeoutMs: TIMEOUT_MS,
        limitBytes: READ_BYTES,
      });
      const isDelivered = status >= 200 && status < 300;
      return { isDelivered, status, body: textOf(body), problem: isDelivered ? null : 'status' };
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      return { isDelivered: false, status: null, body: null, problem: error.problem };
    }
  }
}

/** Postgres keeps no NUL characters in texts. */
function textOf(body: Buffer): string {
  return body.toString('utf8').replaceAll('\0', '').slice(0, KEPT_CHARS);
}
