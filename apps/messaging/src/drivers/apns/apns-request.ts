import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http2';
import type { OutboundMessage } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { isUrgent, ttlOf } from '../push-options.js';

const DAY_S = 86_400;
/** Apple keeps nothing for longer. */
const MOST_TTL_S = 30 * DAY_S;
const MOST_BYTES = 4096;

/** A request that is ready but for who sends it. */
export interface ApnsRequest {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** The message as Apple takes it. @throws DriverError when it is too long, or goes to no device */
export function apnsRequest(message: OutboundMessage, topic: string, now: Date): ApnsRequest {
  const { id, recipient, content } = message;
  if (!/^[0-9a-fA-F]{64,200}$/.test(recipient)) {
    throw new DriverError('invalid_recipient', { detail: 'no_apns_token' });
  }
  const body = Buffer.from(payloadOf(message));
  if (body.length > MOST_BYTES) throw new DriverError('rejected', { detail: 'too_long' });
  const ttlS = ttlOf(message, now, MOST_TTL_S);
  const key = content?.collapse_key;
  return {
    body,
    headers: {
      ':method': 'POST',
      ':path': `/3/device/${recipient.toLowerCase()}`,
      'apns-id': uuidOf(id),
      'apns-topic': topic,
      'apns-push-type': 'alert',
      'apns-priority': isUrgent(message) ? '10' : '5',
      // Zero is for what is delivered at once or never.
      'apns-expiration': String(ttlS === 0 ? 0 : Math.floor(now.getTime() / 1000) + ttlS),
      ...(key !== undefined && { 'apns-collapse-id': key }),
    },
  };
}

function payloadOf({ id, content }: OutboundMessage): string {
  const { subject: title, text: body = '', data } = content ?? {};
  const alert = { ...(title !== undefined && { title }), body };
  return JSON.stringify({ ...data, aps: { alert, sound: 'default' }, skydeck_id: id });
}

/** The same name for the same message, as UUID of our own making (RFC 9562, 5.8). */
function uuidOf(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
