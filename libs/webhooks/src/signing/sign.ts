import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** The headers that all deliveries have. */
export const SENT_HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Skydeck-Webhooks/1',
} as const;

/** Second of a time, as `webhook-timestamp` holds it. */
export const timestampOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/**
 * The headers that prove where a delivery comes from; one signature for each secret in force.
 * @see https://www.standardwebhooks.com
 */
export function signatureHeaders(
  id: string,
  at: Date,
  payload: string,
  secrets: readonly string[],
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': timestampOf(at),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(id, at, payload))
      .join(' '),
  };
}
