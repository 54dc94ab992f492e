import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AttachmentSource, LARGEST_BYTES } from '../../inbound/attachments/attachment-source.js';
import { InboundErrors } from '../../inbound/inbound.errors.js';
import type { InboundAttachment } from '../../inbound/inbound-message.entity.js';
import type { ProviderEntity } from '../../providers/provider.entity.js';
import { DriverError } from '../driver-error.js';
import { GraphAccounts } from './graph-accounts.js';

const File = z.object({
  url: z.url({ protocol: /^https?$/ }),
  file_size: z.coerce.number().optional(),
});

/**
 * Fetches files from WhatsApp: an id leads to an address that is good for minutes.
 * @see https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media
 */
@Injectable()
export class WhatsappFiles extends AttachmentSource {
  constructor(private readonly accounts: GraphAccounts) {
    super();
  }

  async fetch(provider: ProviderEntity, attachment: InboundAttachment): Promise<Buffer> {
    const graph = this.accounts.of(provider);
    try {
      const { data: file } = File.safeParse(await graph.get(encodeURIComponent(attachment.source)));
      if (!file) throw InboundErrors.attachment_gone();
      if ((file.file_size ?? 0) > LARGEST_BYTES) throw InboundErrors.attachment_too_large();
      const { body } = await graph.bytesAt(file.url, LARGEST_BYTES + 1);
      if (body.length > LARGEST_BYTES) throw InboundErrors.attachment_too_large();
      if (!isSame(body, attachment.sha256)) throw InboundErrors.attachment_gone();
      return body;
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      throw InboundErrors.attachment_gone({ cause: error });
    }
  }
}

/** Webhooks give the digest as base64; there is none of some files. */
const isSame = (bytes: Buffer, sha256: string | null) =>
  sha256 === null || hash('sha256', bytes, 'base64') === sha256;
