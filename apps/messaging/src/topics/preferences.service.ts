import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { normalised, type Address } from '../consent/suppressions/address-hash.js';
import { RecipientDirectory } from '../recipients/recipient-directory.js';
import type { Choices } from './preference.schema.js';
import { type Decision, TopicChoices, type TopicState } from './topic-choices.js';
import { Topics } from './topics.js';

/** What people want of the topics of a project, by address or by recipient. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly topics: Topics,
    private readonly choices: TopicChoices,
    private readonly directory: RecipientDirectory,
  ) {}

  /** The addresses of a recipient. @throws `recipient.not_found` */
  async addressesOf(tenant: Tenant, ref: string): Promise<Address[]> {
    const { addresses } = await this.directory.get(tenant, ref);
    return addresses.map(({ channel, address }) => ({ channel, address }));
  }

  /** What is sent of each topic to each address. */
  read(tenant: Tenant, addresses: readonly Address[]): Promise<TopicState[]> {
    const plain = addresses.map((one) => ({ channel: one.channel, address: normalised(one) }));
    return this.choices.read(tenant, plain);
  }

  /** Takes choices in. @throws `topic.not_found`, `topic.not_optional` */
  async set(
    tenant: Tenant,
    addresses: readonly Address[],
    wanted: Choices,
    decision: Decision,
  ): Promise<void> {
    const known = new Map<string, string>();
    for (const { topic } of wanted) {
      if (!known.has(topic)) known.set(topic, (await this.topics.optional(tenant, topic)).id);
    }
    for (const address of addresses) {
      const chosen = wanted.flatMap(({ topic, channel, is_opted_in: isIn }) => {
        const id = known.get(topic);
        const isMeant = channel === undefined || channel === address.channel;
        return id !== undefined && isMeant ? [[id, isIn] as const] : [];
      });
      if (chosen.length === 0) continue;
      await this.choices.choose(tenant, address, new Map(chosen), decision);
    }
  }
}
