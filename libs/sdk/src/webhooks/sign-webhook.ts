import { signedContent, signingKey } from './signing-key.js';

/** Who and when a webhook is signed for. */
export interface WebhookIdentity {
  /** The same for every try of one event. */
  readonly id: string;
  readonly at: Date;
}

/**
 * The headers that a webhook is signed with; for tests of what receives webhooks.
 * @see https://www.standardwebhooks.com
 */
export async function signWebhook(
  body: string | Uint8Array,
  secret: string,
  { id, at }: WebhookIdentity,
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = await signingKey(secret, 'sign');
  const bytes = await crypto.subtle.sign('HMAC', key, signedContent(id, timestamp, body));
  const signature = btoa(String.fromCodePoint(...new Uint8Array(bytes)));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
