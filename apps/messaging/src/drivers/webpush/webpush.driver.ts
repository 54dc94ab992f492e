import { createHash } from 'node:crypto';
import { type Outbound, OutboundFailure } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import webpush from 'web-push';
import type { WebpushSecrets, WebpushSettings } from '../../providers/kinds/webpush.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { isUrgent, ttlOf } from '../push-options.js';
import { subscriptionOf } from './subscription.js';
import { refused, unanswered } from './webpush-failure.js';
import { VapidTokens } from './vapid-tokens.js';

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
  readonly #tokens: VapidTokens;

  constructor(
    private readonly settings: WebpushSettings,
    secrets: WebpushSecrets,
    private readonly outbound: Outbound,
    private readonly clock: Clock,
  ) {
    super();
    const { subject, public_key: publicKey } = settings;
    const identity = { subject, publicKey, privateKey: secrets.private_key };
    this.#tokens = new VapidTokens(identity, clock);
  }

  async send(message: OutboundMessage, _signal: AbortSignal): Promise<SendReceipt> {
    const { endpoint, headers, body } = this.#request(message);
    const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };
    try {
      const request = { method: 'POST' as const, headers, body: Uint8Array.from(body), ...limits };
      const answer = await this.outbound.send(endpoint, request);
      if (answer.status < 200 || answer.status > 299) throw refused(answer, this.clock.now());
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      throw unanswered(error.problem, error);
    }
    return { providerId: message.id, status: 'sent' };
  }

  #request(message: OutboundMessage) {
    const subscription = subscriptionOf(message.recipient);
    const payload = payloadOf(message);
    if (Buffer.byteLength(payload) > MOST_BYTES) {
      throw new DriverError('rejected', { detail: 'too_long' });
    }
    const { headers, body } = webpush.generateRequestDetails(subscription, payload, {
      TTL: ttlOf(message, this.clock.now(), this.settings.ttl_s),
      urgency: isUrgent(message) ? 'high' : 'normal',
      topic: topicOf(message),
      contentEncoding: 'aes128gcm',
    });
    const { endpoint } = subscription;
    const Authorization = this.#tokens.headerFor(endpoint);
    return { endpoint, headers: { ...headers, Authorization }, body };
  }
}

/** What the service worker of the page is given. */
function payloadOf({ id, content }: OutboundMessage): string {
  const { subject: title = null, text: body = '', data, collapse_key: tag } = content ?? {};
  return JSON.stringify({ id, title, body, ...(data && { data }), ...(tag && { tag }) });
}

/** At most 32 characters of the URL-safe alphabet (RFC 8030, 5.4). */
function topicOf({ id, content }: OutboundMessage): string {
  const key = content?.collapse_key;
  if (key === undefined) return id.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(-32);
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
