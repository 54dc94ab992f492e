import type { SkydeckEvent } from '../events/skydeck-event.js';
import { fromBase64, signedContent, signingKey } from './signing-key.js';
import { WebhookVerificationError } from './webhook-verification-error.js';

/** Headers as `fetch` or as Node.js gives them. */
export type WebhookHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookOptions {
  /** How far the time of the webhook may be from now; 300 s when not given. */
  readonly toleranceSeconds?: number;
  /** Now; for tests. */
  readonly now?: Date;
}

const TOLERANCE_S = 300;
/** More than any sender has during a rotation; each costs a computation. */
const MOST_SIGNATURES = 20;

/**
 * Checks that a webhook comes from Skydeck and is fresh, and gives its event. The body must be what
 * came over the wire, unparsed. Name the old and the new secret while one is rotated.
 * @throws WebhookVerificationError when it is not to be trusted.
 * @see https://www.standardwebhooks.com
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceSeconds = TOLERANCE_S, now = new Date() }: VerifyWebhookOptions = {},
): Promise<SkydeckEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = signaturesIn(headerOf(headers, 'webhook-signature'));
  requireFresh(timestamp, toleranceSeconds, now);
  const content = signedContent(id, timestamp, body);
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await signingKey(secret, 'verify');
    for (const signature of signatures) {
      // The comparison is the platform's own, which takes the same time for every signature.
      if (await crypto.subtle.verify('HMAC', key, signature, content)) return parse(body);
    }
  }
  throw new WebhookVerificationError('invalid_signature', 'No signature of the webhook is right.');
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers) ? headers.get(name) : valueIn(headers, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`);
}

const isHeaders = (headers: WebhookHeaders): headers is Pick<Headers, 'get'> =>
  typeof headers.get === 'function';

/** Node.js gives names in lower case; others as they were sent. */
function valueIn(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  wanted: string,
): unknown {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

function signaturesIn(header: string) {
  return header
    .split(' ', MOST_SIGNATURES)
    .filter((part) => part.startsWith('v1,'))
    .flatMap((part) => fromBase64(part.slice('v1,'.length)) ?? []);
}

function requireFresh(timestamp: string, toleranceSeconds: number, now: Date): void {
  const awayS = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (/^\d{1,12}$/.test(timestamp) && awayS <= toleranceSeconds) return;
  throw new WebhookVerificationError(
    'invalid_timestamp',
    `The time of the webhook is more than ${toleranceSeconds} s away.`,
  );
}

function parse(body: string | Uint8Array): SkydeckEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    return JSON.parse(text) as SkydeckEvent;
  } catch (cause) {
    throw new WebhookVerificationError('invalid_body', 'The body of the webhook is not JSON.', {
      cause,
    });
  }
}
