import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { NaturalBatches } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import type { Channel } from '../messages/message-channel.js';
import { kindOf } from './kinds/provider-kinds.js';
import { ProviderEntity } from './provider.entity.js';

/** Whose providers are looked for, and for what. */
interface Asked {
  readonly tenant: Tenant;
  readonly channel: Channel;
}

type Routed = Pick<OutboundMessage, 'tenant' | 'channel' | 'recipient' | 'kind' | 'app'>;

/** Finds who carries a message. */
@Injectable()
export class ProviderRoutes {
  readonly #found = new NaturalBatches((asked: readonly Asked[]) => this.#find(asked));

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
    const all = await this.#found.ask({ tenant, channel }, { isUrgent: message.kind === 'otp' });
    return all.length === 0 ? null : all.filter((one) => fits(one, message) && takes(one, message));
  }

  async #find(asked: readonly Asked[]): Promise<ProviderEntity[][]> {
    const tenants = [...new Set(asked.map(({ tenant }) => tenant))];
    const all = await this.providers.find({
      where: { tenant: In(tenants), isEnabled: true },
      order: { priority: 'ASC', id: 'ASC' },
    });
    return asked.map(({ tenant, channel }) =>
      all.filter((one) => one.tenant === tenant && one.channels.includes(channel)),
    );
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
