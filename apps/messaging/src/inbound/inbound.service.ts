import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { firstIdAt, isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ProviderSecrets } from '../providers/provider-secrets.js';
import { InboundErrors } from './inbound.errors.js';
import type { ListInboundMessages } from './inbound.schema.js';
import { InboundMessageEntity } from './inbound-message.entity.js';

/** Shows a project what came in. */
@Injectable()
export class InboundService {
  constructor(
    @InjectRepository(InboundMessageEntity)
    private readonly messages: Repository<InboundMessageEntity>,
    private readonly box: ProviderSecrets,
  ) {}

  /** What came in to a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListInboundMessages.parse>,
  ): Promise<InboundMessageEntity[]> {
    const { channel, from: sender, to: recipient, since } = wanted.filters;
    const query = this.messages.createQueryBuilder('message').where({
      tenant,
      ...(channel !== undefined && { channel }),
      ...(sender !== undefined && { sender }),
      ...(recipient !== undefined && { recipient }),
    });
    if (since) query.andWhere('message.id >= :from', { from: firstIdAt('inb', new Date(since)) });
    return readKeyset(query, wanted);
  }

  /** One message that came in. @throws `inbound.not_found` */
  async get(tenant: Tenant, id: string): Promise<InboundMessageEntity> {
    const message = isId('inb', id) ? await this.messages.findOneBy({ tenant, id }) : null;
    if (!message) throw InboundErrors.not_found();
    return message;
  }

  /** What the provider sent; null when it was not kept. */
  rawOf({ id, sealedRaw }: InboundMessageEntity): string | null {
    return sealedRaw === null ? null : this.box.openText(sealedRaw, id);
  }
}
