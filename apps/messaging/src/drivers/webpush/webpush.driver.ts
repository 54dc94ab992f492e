import { type Outbound, OutboundFailure } from '@skydeck/outbound';
import webpush from 'web-push';
import type { WebpushSecrets, WebpushSettings } from '../../providers/kinds/webpush.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { subscriptionOf } from './subscription.js';
import { refused, unanswered } from './webpush-failure.js';

const TIMEOUT_MS = 20_000;
const LIMIT_BYTES = 16 * 1024;
/** One record of at most 4096 bytes, less header, delimiter and tag (RFC 8291, 4). */
const MOST_BYTES = 3_993;

/**
 * Sends notifications to browsers: encrypted for the page that subscribed (RFC 8291), signed with the
 * key of the project (RFC 8292), by the push service that the browser chose (RFC 8030).
 */
export class WebpushDriver extends ChannelDriver {
  readonly name = 'webpush';
  readonly channels = ['push'] as const;
  /** A service replaces what waits under the same topic, but what was shown is shown again. */
  readonly isRepeatable = false;

  constructor(
    private readonly settings: WebpushSettings,
    private readonly secrets: WebpushSecrets,
    private readonly outbound: Outbound,
  ) {
    super();
  }

  async send(message: OutboundMessage, _signal: AbortSignal): Promise<SendReceipt> {
    const { endpoint, headers, body } = this.#request(message);
    const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };
    try {
      const request = { method: 'POST' as const, headers, body: Uint8Array.from(body), ...limits };
      const { status } = await this.outbound.send(endpoint, request);
      if (status < 200 || status > 299) throw refused(status);
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      throw unanswered(error.problem, error);
    }
    return { providerId: message.id, status: 'sent' };
  }

  #request(message: OutboundMessage) {
    const subscription = subscriptionOf(message.recipient);
    const { subject, public_key: publicKey, ttl_s: ttlS } = this.settings;
    const payload = payloadOf(message);
    if (Buffer.byteLength(payload) > MOST_BYTES) {
      throw new DriverError('rejected', { detail: 'too_long' });
    }
    const { headers, body } = webpush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, publicKey, privateKey: this.secrets.private_key },
      TTL: ttlS,
      urgency: message.kind === 'otp' ? 'high' : 'normal',
      topic: topicOf(message.id),
      contentEncoding: 'aes128gcm',
    });
    return { endpoint: subscription.endpoint, headers, body };
  }
}

/** What the service worker of the page is given. */
function payloadOf({ id, content }: OutboundMessage): string {
  return JSON.stringify({ id, title: content?.subject ?? null, body: content?.text ?? '' });
}

/** At most 32 characters of the URL-safe alphabet (RFC 8030, 5.4). */
const topicOf = (id: string) => id.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(-32);
