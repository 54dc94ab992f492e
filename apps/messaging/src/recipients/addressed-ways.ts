import type { Channel } from '../messages/message-channel.js';
import type { MessageContent } from '../messages/message-content.schema.js';
import { addressOn, channelsOf, type RecipientsByRef } from './recipient-directory.js';
import { RecipientErrors } from './recipient.errors.js';
import type { RecipientRef } from './recipient-reference.js';
import type { KnownRecipient } from './recipient.schema.js';

/** One way to somebody, as it was asked for. */
export interface AskedWay {
  readonly channel: Channel | 'preferred';
  readonly to: string | RecipientRef;
  readonly content?: MessageContent | undefined;
}

/** One way to somebody, with the address. */
export interface Way {
  readonly channel: Channel;
  readonly to: string;
  readonly content?: MessageContent | undefined;
}

/** Whom a way names; null for one that gives an address. */
export function namedIn({ to }: AskedWay, known: RecipientsByRef): KnownRecipient | null {
  if (typeof to === 'string') return null;
  const found = known.get(to.recipient);
  if (!found) throw RecipientErrors.not_found();
  return found;
}

/**
 * The ways to try, the best first. Somebody who is written to by the channels that they prefer is
 * tried on each of those that the content is there for.
 * @throws `recipient.not_found`, `recipient.no_address`
 */
export function addressedWays(
  asked: AskedWay,
  known: RecipientsByRef,
  isThere: (channel: Channel) => boolean,
): [Way, ...Way[]] {
  const { channel, to, content } = asked;
  const person = namedIn(asked, known);
  if (channel !== 'preferred' && typeof to === 'string') return [{ channel, to, content }];
  if (!person) throw RecipientErrors.not_found();
  const channels = channel === 'preferred' ? preferredBy(person).filter(isThere) : [channel];
  const [first, ...others] = channels.flatMap((one) => {
    const address = addressFor(person, one);
    return address === undefined ? [] : { channel: one, to: address, content };
  });
  if (!first) throw RecipientErrors.no_address();
  return [first, ...others];
}

/** Devices belong to people by the project's own name of them. */
function addressFor(person: KnownRecipient, channel: Channel): string | undefined {
  const { externalId } = person.recipient;
  const device = channel === 'push' && externalId !== null ? `user:${externalId}` : undefined;
  return addressOn(person, channel) ?? device;
}

function preferredBy(person: KnownRecipient): Channel[] {
  const { channels, externalId } = person.recipient;
  const hasDevices = channels.includes('push') && externalId !== null;
  return hasDevices
    ? channels.filter((one) => addressFor(person, one) !== undefined)
    : channelsOf(person);
}
