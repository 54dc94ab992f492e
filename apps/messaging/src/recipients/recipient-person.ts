import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Address } from '../consent/suppressions/address-hash.js';
import { RecipientDirectory } from './recipient-directory.js';
import { RecipientEntity } from './recipient.entity.js';

/** Finds whom a link is about, of whatever project. */
@Injectable()
export class RecipientPerson {
  constructor(
    @InjectRepository(RecipientEntity) private readonly recipients: Repository<RecipientEntity>,
    private readonly directory: RecipientDirectory,
  ) {}

  /** Null once the person was erased. */
  async find(id: string): Promise<{
    readonly tenant: Tenant;
    readonly addresses: Address[];
    readonly locale: string | null;
    readonly messageId: null;
  } | null> {
    const recipient = await this.recipients.findOneBy({ id });
    if (!recipient) return null;
    const [known] = await this.directory.withAddresses([recipient]);
    const addresses = known?.addresses ?? [];
    const { tenant, locale } = recipient;
    const shown = addresses.map(({ channel, address }) => ({ channel, address }));
    return { tenant, addresses: shown, locale, messageId: null };
  }
}
