import type { Tenant } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Channel } from '../messages/message-channel.js';
import { RecipientAddressEntity } from './recipient-address.entity.js';
import { RecipientEntity } from './recipient.entity.js';
import { RecipientErrors } from './recipient.errors.js';
import type { KnownRecipient } from './recipient.schema.js';

const CHUNK = 1000;

/** Recipients by the names that messages call them. */
export type RecipientsByRef = ReadonlyMap<string, KnownRecipient>;

/** Finds recipients and where they are reached. */
@Injectable()
export class RecipientDirectory {
  constructor(private readonly dataSource: DataSource) {}

  /** One of them, by id or external id. @throws `recipient.not_found` */
  async get(
    tenant: Tenant,
    ref: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownRecipient> {
    const which = isId('rcp', ref) ? { id: ref } : { externalId: ref };
    const recipient = await manager.findOneBy(RecipientEntity, { tenant, ...which });
    if (!recipient) throw RecipientErrors.not_found();
    const [known] = await this.withAddresses([recipient], manager);
    if (!known) throw RecipientErrors.not_found();
    return known;
  }

  /** Many at once, by the names given; those that are not there are left out. */
  async find(tenant: Tenant, refs: Iterable<string>): Promise<RecipientsByRef> {
    const wanted = [...new Set(refs)];
    const found = new Map<string, KnownRecipient>();
    for (let from = 0; from < wanted.length; from += CHUNK) {
      const some = wanted.slice(from, from + CHUNK);
      const ids = some.filter((ref) => isId('rcp', ref));
      const rows = await this.dataSource.manager.find(RecipientEntity, {
        where: [
          { tenant, id: In(ids) },
          { tenant, externalId: In(some) },
        ],
      });
      for (const known of await this.withAddresses(rows)) {
        found.set(known.id, known);
        const { externalId } = known.recipient;
        // What looks like an id is one: nobody can take the place of another by a name.
        if (externalId !== null && !isId('rcp', externalId)) found.set(externalId, known);
      }
    }
    return found;
  }

  /** Recipients with the addresses, in one look. */
  async withAddresses(
    recipients: readonly RecipientEntity[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownRecipient[]> {
    if (recipients.length === 0) return [];
    const rows = await manager.find(RecipientAddressEntity, {
      where: { recipientId: In(recipients.map(({ id }) => id)) },
      order: { recipientId: 'ASC', position: 'ASC' },
    });
    const byId = Map.groupBy(rows, ({ recipientId }) => recipientId);
    return recipients.map((recipient) => {
      const { id } = recipient;
      return { id, recipient, addresses: byId.get(id) ?? [] };
    });
  }
}

/** Where a recipient is written to on a channel: the first that is verified, else the first. */
export function addressOn({ addresses }: KnownRecipient, channel: Channel): string | undefined {
  const all = addresses.filter((one) => one.channel === channel);
  return (all.find(({ isVerified }) => isVerified) ?? all[0])?.address;
}

/** The channels to use, the best first: as the recipient wants, else in the order of addresses. */
export function channelsOf({ recipient, addresses }: KnownRecipient): Channel[] {
  const reached = [...new Set(addresses.map(({ channel }) => channel))];
  if (recipient.channels.length === 0) return reached;
  return recipient.channels.filter((channel) => reached.includes(channel));
}
