import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutboundMessage } from '../channel.driver.js';
import type { MailDress } from './mail-dressing.js';

/** What goes into the headers of a mail. */
export interface MailHead extends MailDress {
  /** Address that recipients see. */
  readonly from: string;
  readonly name: string | undefined;
}

/** RFC 8058 wants both headers of unsubscribing signed; what is usual leaves one out. */
const SIGNED = [
  'From',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Reply-To',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/**
 * A message as RFC 5322 writes it, signed when its domain has a key.
 * @see RFC 6376 (DKIM), RFC 8058 (unsubscribing by one click)
 */
export async function composeMail(
  { id, recipient, content, attachments = [] }: OutboundMessage,
  { from, name, dkim, unsubscribeUrl }: MailHead,
): Promise<Buffer> {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const composer = new MailComposer({
    from: name === undefined ? from : { name, address: from },
    to: recipient,
    ...(content?.reply_to !== undefined && { replyTo: content.reply_to }),
    subject: content?.subject ?? '',
    ...(content?.text !== undefined && { text: content.text }),
    ...(content?.html !== undefined && { html: content.html }),
    attachments: attachments.map(({ filename, contentType, bytes }) => ({
      filename,
      contentType,
      content: bytes,
    })),
    messageId: `<${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(unsubscribeUrl !== null && {
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  });
  const mail = await composer.compile().build();
  if (dkim === null) return mail;
  const signed = new DKIM({ ...dkim, headerFieldNames: SIGNED }).sign(mail);
  return Buffer.concat(await signed.toArray());
}
