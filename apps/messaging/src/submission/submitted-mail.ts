import PostalMime, { type Address, type Email } from 'postal-mime';
import { invalid } from '@skydeck/envelope';
import { CreateMessage } from '../messages/create-message.schema.js';
import { refusal } from './refusal.js';

/** A mail as a program handed it over. */
export interface SubmittedMail {
  /** What its Message-ID says; null when it has none. */
  readonly messageId: string | null;
  readonly from: string;
  readonly fromName: string | undefined;
  readonly replyTo: string | undefined;
  /** The message for each recipient, as the API takes it. */
  readonly bodyFor: (recipient: string) => CreateMessage;
}

/** Reads a mail. @throws a refusal for what is no mail, or has not exactly one sender */
export async function readSubmittedMail(raw: Buffer): Promise<SubmittedMail> {
  const mail = await PostalMime.parse(raw).catch(() => {
    throw refusal(550, '5.6.0 This is no mail');
  });
  const senders = mail.headers.filter(({ key }) => key === 'from');
  const { address, name } = mailboxOf(mail.from) ?? {};
  if (senders.length !== 1 || !address) throw refusal(550, '5.7.1 Needs exactly one From');
  const replyTo = mailboxOf(mail.replyTo?.[0])?.address;
  return {
    messageId: mail.messageId ?? null,
    from: address,
    fromName: name?.replaceAll(/[\p{Cc}<>"]/gu, ' ').slice(0, 60) || undefined,
    replyTo,
    bodyFor: (recipient) => bodyOf(mail, recipient),
  };
}

/** The line break that ends the data, and is none of the text. */
const ITS_END = /\r?\n$/;

/** A group (RFC 5322) is nobody who could send. */
const mailboxOf = (one: Address | undefined): { address: string; name: string } | null =>
  one?.address ? { address: one.address, name: one.name } : null;

function bodyOf(mail: Email, recipient: string): CreateMessage {
  const files = mail.attachments.map(({ filename, mimeType, content }, index) => ({
    filename: filename ?? `file-${index + 1}`,
    content_type: mimeType.toLowerCase(),
    content: Buffer.from(content as ArrayBuffer).toString('base64'),
  }));
  const text = mail.text?.replace(ITS_END, '') ?? (mail.html === undefined ? ' ' : undefined);
  const parsed = CreateMessage.safeParse({
    channel: 'email',
    to: recipient,
    content: {
      subject: mail.subject?.replaceAll(/[\r\n]+/g, ' ').trim() || '(no subject)',
      ...(text !== undefined && { text: text || ' ' }),
      ...(mail.html !== undefined && { html: mail.html.replace(ITS_END, '') }),
    },
    ...(files.length > 0 && { attachments: files }),
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => {
    return { location: `body.${path.join('.')}`, code: 'invalid', message };
  });
  throw invalid(issues);
}
