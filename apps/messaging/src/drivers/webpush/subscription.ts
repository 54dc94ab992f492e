import { isIP } from 'node:net';
import { z } from 'zod';
import { DriverError } from '../driver-error.js';

const UNCOMPRESSED_POINT_BYTES = 65;
const AUTH_BYTES = 16;

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_+/-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** What `PushManager.subscribe()` gives a page (W3C Push API), as `JSON.stringify` writes it. */
export const Subscription = z.object({
  endpoint: z
    .url()
    .max(2048)
    .refine(isSafe, 'Must be an https address.')
    .describe('Address of the browser at its push service.'),
  keys: z
    .object({
      p256dh: key(UNCOMPRESSED_POINT_BYTES).describe('Public key of the page.'),
      auth: key(AUTH_BYTES).describe('Secret that the page shares with whoever sends.'),
    })
    .describe('What messages are encrypted with.'),
});
export type Subscription = z.output<typeof Subscription>;

/** In the clear only to this machine, where policies allow that at all. */
function isSafe(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username } = new URL(endpoint);
  if (username !== '') return false;
  const isHere = isIP(hostname) === 4 && hostname.startsWith('127.');
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** Whether a text is the subscription of a page. */
export function isSubscription(text: string): boolean {
  return read(text) !== undefined;
}

/** @throws DriverError `invalid_recipient` */
export function subscriptionOf(recipient: string): Subscription {
  const data = read(recipient);
  if (!data) throw new DriverError('invalid_recipient', { detail: 'no_push_subscription' });
  return data;
}

function read(text: string): Subscription | undefined {
  try {
    return Subscription.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
