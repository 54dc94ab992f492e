import PostalMime from 'postal-mime';

/** What a mail says about one that was sent before. */
export interface DeliveryStatus {
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** Such as `5.1.1` (RFC 3463). */
  readonly status: string;
}

const ACTIONS = new Set(['failed', 'delayed', 'delivered', 'relayed', 'expanded']);

/**
 * Reads a delivery status notification. Null for mail that is none, such as an automatic answer.
 * @see RFC 3464
 */
export async function readDeliveryStatus(raw: Buffer): Promise<DeliveryStatus | null> {
  const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (typeof part?.content !== 'string') return null;
  // The first block is about the whole mail, each following one about a recipient.
  const [, recipient] = part.content.split(/\r?\n[ \t]*\r?\n/);
  const fields = fieldsOf(recipient ?? '');
  const action = fields.get('action')?.toLowerCase() ?? '';
  const [status] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
  if (!ACTIONS.has(action) || status === undefined) return null;
  return { action: action as DeliveryStatus['action'], status };
}

function fieldsOf(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}
