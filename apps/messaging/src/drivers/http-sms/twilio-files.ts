import { Injectable } from '@nestjs/common';
import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { AttachmentSource, LARGEST_BYTES } from '../../inbound/attachments/attachment-source.js';
import { InboundErrors } from '../../inbound/inbound.errors.js';
import type { InboundAttachment } from '../../inbound/inbound-message.entity.js';
import type { ProviderEntity } from '../../providers/provider.entity.js';

const TIMEOUT_MS = 20_000;

/** Fetches files of multimedia messages, whose addresses nobody can guess. */
@Injectable()
export class TwilioFiles extends AttachmentSource {
  constructor(private readonly outbound: Outbound) {
    super();
  }

  async fetch(_provider: ProviderEntity, { source }: InboundAttachment): Promise<Buffer> {
    try {
      const answer = await this.outbound.download(source, AbortSignal.timeout(TIMEOUT_MS));
      if (answer.status !== 200) throw InboundErrors.attachment_gone();
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of answer.body) {
        size += part.byteLength;
        if (size > LARGEST_BYTES) throw InboundErrors.attachment_too_large();
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      throw InboundErrors.attachment_gone({ cause: error });
    }
  }
}
