import type { OutboundMessage } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { composeMail } from './compose-mail.js';
import type { MailDressing } from './mail-dressing.js';

/** What settings say of the mail of a provider. */
export interface MailManners {
  readonly from: string;
  readonly from_name?: string | undefined;
  readonly one_click_unsubscribe: boolean;
}

/** A mail as it goes over the wire, and where it comes back to. */
export interface WrittenMail {
  readonly returnPath: string;
  readonly raw: Buffer;
}

/** Writes the mail of a message, signed and with a way back where its domain has them. */
export async function writeMail(
  message: OutboundMessage,
  manners: MailManners,
  dressing: MailDressing,
): Promise<WrittenMail> {
  const own = message.content?.from;
  const from = own ?? manners.from;
  const dress = await dressing.dress(message, from);
  // It was verified when the mail was handed over, and is not any more.
  if (own !== undefined && dress.dkim === null) {
    throw new DriverError('rejected', { detail: 'sender_not_verified' });
  }
  const unsubscribes = manners.one_click_unsubscribe && message.kind !== 'otp';
  const raw = await composeMail(message, {
    ...dress,
    unsubscribeUrl: unsubscribes ? dress.unsubscribeUrl : null,
    from,
    name: own === undefined ? givenName(message, manners) : message.content?.from_name,
  });
  return { returnPath: dress.returnPath ?? from, raw };
}

/** Who asked for a sender by name gets it. */
const givenName = ({ sender }: OutboundMessage, { from_name: name }: MailManners) =>
  nameIn(sender) ?? name;

/** The name in a sender such as `"Shop" <no-reply@example.com>`. */
const nameIn = (sender: string): string | undefined => /^"([^"]+)" </.exec(sender)?.[1];
