import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { TwilioFiles } from '../../drivers/http-sms/twilio-files.js';
import { WhatsappFiles } from '../../drivers/whatsapp-cloud/whatsapp-files.js';
import type { ProviderKind } from '../../providers/kinds/provider-kinds.js';
import { ProviderRoutes } from '../../providers/provider-routes.js';
import { InboundErrors } from '../inbound.errors.js';
import type { InboundAttachment } from '../inbound-message.entity.js';
import { InboundService } from '../inbound.service.js';
import type { AttachmentSource } from './attachment-source.js';

/** Gives out the files that came with messages, from where the provider keeps them. */
@Injectable()
export class InboundAttachments {
  readonly #sources: Readonly<Partial<Record<ProviderKind, AttachmentSource>>>;

  constructor(
    private readonly inbound: InboundService,
    private readonly routes: ProviderRoutes,
    twilio: TwilioFiles,
    whatsapp: WhatsappFiles,
  ) {
    this.#sources = { 'http-sms': twilio, 'whatsapp-cloud': whatsapp };
  }

  /** One file of a message; the first is 0. @throws `inbound.attachment_not_found` */
  async get(
    tenant: Tenant,
    id: string,
    index: number,
  ): Promise<InboundAttachment & { readonly bytes: Buffer }> {
    const { providerId, attachments } = await this.inbound.get(tenant, id);
    const attachment = attachments[index];
    if (!attachment) throw InboundErrors.attachment_not_found();
    const provider = await this.routes.find(providerId);
    const source = provider && this.#sources[provider.kind];
    if (!provider || !source) throw InboundErrors.attachment_gone();
    return { ...attachment, bytes: await source.fetch(provider, attachment) };
  }
}
