import PostalMime, { type Attachment } from 'postal-mime';

/** Kinds of feedback that are complaints; `not-spam` and `auth-failure` are none (RFC 5965, 6650). */
const COMPLAINTS = new Set(['abuse', 'fraud', 'virus', 'opt-out', 'other']);

/** What a mailbox provider says about a mail that a recipient complained of. */
export interface FeedbackReport {
  /** Such as `abuse`. */
  readonly type: string;
  /** The addresses that the mail may have come back to, as the report names them. */
  readonly returnPaths: readonly string[];
}

/**
 * Reads a complaint in the abuse reporting format. Null for mail that is none.
 * @see RFC 5965
 */
export async function readFeedbackReport(raw: Buffer): Promise<FeedbackReport | null> {
  const { attachments } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  });
  const report = textOf(attachments, 'message/feedback-report');
  if (report === null) return null;
  const type = /^feedback-type:\s*([\w-]+)/im.exec(report)?.[1]?.toLowerCase() ?? '';
  if (!COMPLAINTS.has(type)) return null;
  const original =
    textOf(attachments, 'message/rfc822') ?? textOf(attachments, 'text/rfc822-headers') ?? '';
  const [headers = ''] = original.split(/\r?\n\r?\n/, 1);
  const returnPaths = `${report}\n${headers}`.match(/\bb\.msg_[a-z0-9]+\.[0-9a-f]+@[\w.-]+/gi);
  return { type, returnPaths: returnPaths ?? [] };
}

function textOf(attachments: readonly Attachment[], mimeType: string): string | null {
  const content = attachments.find((part) => part.mimeType === mimeType)?.content;
  return typeof content === 'string' ? content : null;
}
