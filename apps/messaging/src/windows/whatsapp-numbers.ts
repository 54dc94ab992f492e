import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WhatsappRecords } from '../drivers/whatsapp-cloud/whatsapp-records.js';
import { WhatsappTemplates } from '../drivers/whatsapp-cloud/templates/whatsapp-templates.js';
import { InboundMessageEntity } from '../inbound/inbound-message.entity.js';
import { Windows } from './windows.js';

/** Gives drivers what is known of the numbers that they send from. */
@Injectable()
export class WhatsappNumbers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly windows: Windows,
    private readonly templates: WhatsappTemplates,
  ) {}

  /** What is known of a number of a provider. */
  of(
    { id: providerId, tenant }: { readonly id: string; readonly tenant: Tenant },
    sender: string,
  ): WhatsappRecords {
    return {
      isOpen: (recipient) => this.windows.isOpen({ tenant, sender, recipient }),
      close: (recipient) => this.windows.close({ tenant, sender, recipient }),
      statusOf: (template) => this.templates.statusOf(providerId, template),
      nameOf: async (id) => {
        const messages = this.dataSource.getRepository(InboundMessageEntity);
        const found = await messages.findOneBy({ tenant, providerId, id });
        return found?.providerMessageId ?? null;
      },
    };
  }
}
