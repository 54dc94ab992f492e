import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AddressHash } from '../consent/suppressions/address-hash.js';
import { SuppressionEntity } from '../consent/suppressions/suppression.entity.js';
import { MailObjects } from '../mail-inbound/mail-objects.js';
import { erasePerson, inboundMailOf, personOf, readPerson } from './person-data.js';
import { RecipientDirectory } from './recipient-directory.js';
import { RecipientEntity } from './recipient.entity.js';
import { RecipientErrors } from './recipient.errors.js';
import { RecipientEvents } from './recipient.events.js';
import { type KnownRecipient, toRecipient } from './recipient.schema.js';

/**
 * Gives people what is kept of them, and forgets them.
 * @see Regulation (EU) 2016/679, articles 15, 17 and 20
 */
@Injectable()
export class RecipientErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: RecipientDirectory,
    private readonly hash: AddressHash,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly objects: MailObjects,
    private readonly clock: Clock,
  ) {}

  /** Everything of a person, as of one moment. @throws `recipient.not_found` */
  async export(tenant: Tenant, ref: string): Promise<Record<string, unknown>> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const known = await this.directory.get(tenant, ref, manager);
      const found = await readPerson(manager, personOf(known));
      await this.audit.record(manager, { tenant, action: 'recipient.export', target: known.id });
      const exported_at = this.clock.now().toISOString();
      return { exported_at, recipient: toRecipient(known), ...found };
    });
  }

  /**
   * Erases a person. Who must not be written to still is not: their suppressions stay as keyed
   * hashes. @throws `recipient.not_found`
   */
  async erase(tenant: Tenant, ref: string, expected: Precondition): Promise<string> {
    const { id } = await this.directory.get(tenant, ref);
    const mail = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(RecipientEntity, { where: { id }, lock });
      if (!row) throw RecipientErrors.not_found();
      expected.check(row.version);
      const known = await this.directory.get(tenant, id, manager);
      const person = personOf(known);
      const kept = await inboundMailOf(manager, person);
      const messages = await erasePerson(manager, person, this.clock.now());
      await this.#hashSuppressions(manager, known);
      await manager.delete(RecipientEntity, { id });
      const data = { id, messages };
      const about = { tenant, subject: id, data };
      await this.events.record(manager, { type: RecipientEvents.deleted, ...about });
      const action = 'recipient.delete';
      await this.audit.record(manager, { tenant, action, target: id, before: { messages } });
      return kept;
    });
    for (const one of mail) await this.objects.drop(one);
    return id;
  }

  async #hashSuppressions(manager: EntityManager, { recipient, addresses }: KnownRecipient) {
    const { tenant } = recipient;
    for (const { channel, address } of addresses) {
      const [plain, hashed] = this.hash.forms(tenant, { channel, address });
      const rows = await manager.findBy(SuppressionEntity, { tenant, channel, address: plain });
      for (const { id, reason, topicId, sender } of rows) {
        const same = { tenant, channel, address: hashed, reason, topicId, sender };
        const isThere = await manager.existsBy(SuppressionEntity, same);
        if (isThere) await manager.delete(SuppressionEntity, { id });
        else await manager.update(SuppressionEntity, { id }, { address: hashed, note: null });
      }
    }
  }
}
