import { ownerOf } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { kindOf } from './kinds/provider-kinds.js';
import { ProviderEntity } from './provider.entity.js';

type Routed = Pick<OutboundMessage, 'tenant' | 'channel' | 'recipient' | 'kind' | 'app'>;

/** Finds who carries a message. */
@Injectable()
export class ProviderRoutes {
  constructor(
    @InjectRepository(ProviderEntity) private readonly providers: Repository<ProviderEntity>,
  ) {}

  /**
   * The providers that a message may go by, the best first. Null when the project has none for the
   * channel: then the installation carries it. In test mode nothing leaves the installation.
   */
  async of(message: Routed): Promise<ProviderEntity[] | null> {
    const { tenant, channel } = message;
    if (tenant === null || ownerOf(tenant).mode === 'test') return null;
    const all = await this.providers
      .createQueryBuilder('provider')
      .where({ tenant, isEnabled: true })
      .andWhere(':channel = any(provider.channels)', { channel })
      .orderBy('provider.priority', 'ASC')
      .addOrderBy('provider.id', 'ASC')
      .getMany();
    return all.length === 0 ? null : all.filter((one) => fits(one, message) && takes(one, message));
  }

  /** A provider by its name, also one that is switched off. */
  find(id: string): Promise<ProviderEntity | null> {
    return this.providers.findOneBy({ id });
  }
}

/** Whether the recipient is one that a provider of this kind knows. */
function takes({ kind, settings }: ProviderEntity, message: Routed): boolean {
  const spec = kindOf(kind);
  return spec.takes?.(spec.settings.parse(settings), message) ?? true;
}

/** Whether the rules of a provider let a message through. */
export function fits(
  { countryPrefixes, categories }: Pick<ProviderEntity, 'countryPrefixes' | 'categories'>,
  { recipient, kind }: Pick<Routed, 'recipient' | 'kind'>,
): boolean {
  const isForNumber =
    countryPrefixes.length === 0 || countryPrefixes.some((prefix) => recipient.startsWith(prefix));
  return isForNumber && (categories.length === 0 || categories.includes(kind));
}
