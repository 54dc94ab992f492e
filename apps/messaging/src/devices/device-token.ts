import { createHash } from 'node:crypto';
import { type TokenKind, tokenKindOf } from '../drivers/token-kind.js';
import { subscriptionOf } from '../drivers/webpush/subscription.js';

/** A token in the one form in which it is kept and looked for. */
export interface KnownToken {
  readonly text: string;
  readonly service: TokenKind;
  /** Tells it from others; a subscription is told by its address. */
  readonly hash: Buffer;
  /** What people may see of it. */
  readonly end: string;
}

const SHOWN_CHARS = 6;

/** @throws DriverError `invalid_recipient` when a subscription is none */
export function knownToken(token: string): KnownToken {
  const service = tokenKindOf(token);
  if (service === 'webpush') {
    const { endpoint, keys } = subscriptionOf(token);
    return known(service, JSON.stringify({ endpoint, keys }), endpoint);
  }
  const text = service === 'apns' ? token.toLowerCase() : token;
  return known(service, text, text);
}

function known(service: TokenKind, text: string, name: string): KnownToken {
  const hash = createHash('sha256').update(`${service}:${name}`).digest();
  return { text, service, hash, end: name.slice(-SHOWN_CHARS) };
}
