import type { Channel } from '../../messages/message-channel.js';

/** Why somebody must not be written to; what weighs most comes first. */
export const SUPPRESSION_REASONS = [
  'stop_word',
  'complaint',
  'hard_bounce',
  'undeliverable',
  'manual',
  'unsubscribe',
] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** What made a message end as `suppressed`: one of the list, or a topic that needs a yes. */
export type StopReason = SuppressionReason | 'not_opted_in' | 'erased';

/** These say that an address does not work, so another channel may be tried at once. */
export const OF_ADDRESS: ReadonlySet<StopReason> = new Set(['hard_bounce', 'undeliverable']);

/** The mailbox or its domain is not there; full mailboxes and policies pass (RFC 3463). */
const HARD_BOUNCE = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)$/;

const UNDELIVERABLE: Readonly<Record<'sms' | 'whatsapp', ReadonlySet<string>>> = {
  // Of Twilio (unknown, landline, no mobile number) and of message centres (invalid destination).
  sms: new Set(['21211', '21217', '21614', '30005', '30006', 'smpp_0x0b']),
  whatsapp: new Set(['131026']),
};
const UNSUBSCRIBED: Readonly<Record<'sms' | 'whatsapp', ReadonlySet<string>>> = {
  sms: new Set(['21610', 'unsubscribed']),
  whatsapp: new Set(['131050', 'unsubscribed']),
};

/** What a failure of a message says about its address; null for failures that pass. */
export function reasonOfFailure(channel: Channel, failure: string): SuppressionReason | null {
  if (channel === 'email') return HARD_BOUNCE.test(failure) ? 'hard_bounce' : null;
  if (channel === 'push') return null;
  if (UNSUBSCRIBED[channel].has(failure)) return 'unsubscribe';
  return UNDELIVERABLE[channel].has(failure) ? 'undeliverable' : null;
}
