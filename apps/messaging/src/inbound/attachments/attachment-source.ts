import type { ProviderEntity } from '../../providers/provider.entity.js';
import type { InboundAttachment } from '../inbound-message.entity.js';

/** WhatsApp takes no more but of documents, and nobody should keep more in memory. */
export const LARGEST_BYTES = 16 * 1024 * 1024;

/** Fetches files that came with messages from providers of one kind. */
export abstract class AttachmentSource {
  /** @throws `inbound.attachment_too_large`, `inbound.attachment_gone` */
  abstract fetch(provider: ProviderEntity, attachment: InboundAttachment): Promise<Buffer>;
}
