import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Clock, currentRequest } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Channel } from '../../messages/message-channel.js';
import { OptOutEvents } from '../../opt-outs/opt-out.events.js';
import { ConsentMetrics } from '../consent.metrics.js';
import { type Address, normalised } from './address-hash.js';
import { SuppressionEntity } from './suppression.entity.js';
import { SuppressionEvents, suppressionState } from './suppression.events.js';
import type { SuppressionReason } from './suppression-reason.js';

/** An address that goes onto the list. */
export interface NewSuppression extends Address {
  readonly tenant: Tenant;
  readonly reason: SuppressionReason;
  /** Empty or not given for everything. */
  readonly topicId?: string;
  /** Only of this sender; of all when not given. */
  readonly sender?: string;
  readonly addedBy: string;
  readonly note?: string | null;
  readonly messageId?: string | null;
}

/** Puts addresses onto the list of those that are not written to, and takes them off. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly metrics: ConsentMetrics,
    private readonly clock: Clock,
  ) {}

  /** The same in a transaction of its own. */
  async addAlone(wanted: NewSuppression): Promise<SuppressionEntity | null> {
    return this.dataSource.transaction((manager) => this.add(manager, wanted));
  }

  /** Adds an address in the running transaction; null when it was on the list already. */
  async add(manager: EntityManager, wanted: NewSuppression): Promise<SuppressionEntity | null> {
    const row = this.rowOf(wanted);
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(SuppressionEntity)
      .values(row)
      .orIgnore()
      .updateEntity(false)
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) return null;
    await this.#note(manager, 'created', row);
    this.metrics.suppressed(row.channel, row.reason);
    return row;
  }

  /** A row that is not written yet. */
  rowOf(wanted: NewSuppression): SuppressionEntity {
    const { tenant, channel, reason, addedBy, topicId = '', sender = '' } = wanted;
    const { note = null, messageId = null } = wanted;
    const createdAt = this.clock.now();
    return Object.assign(new SuppressionEntity(), {
      id: newId('sup', createdAt.getTime()),
      tenant,
      channel,
      address: normalised(wanted),
      reason,
      topicId,
      sender,
      addedBy,
      note,
      messageId,
      createdAt,
    });
  }

  /** Takes a row off the list in the running transaction; false when somebody else did. */
  async remove(manager: EntityManager, row: SuppressionEntity): Promise<boolean> {
    const { affected } = await manager.delete(SuppressionEntity, { id: row.id });
    if (affected !== 1) return false;
    await this.#note(manager, 'deleted', row);
    return true;
  }

  /** The recipient of a message is not written to any more; nothing happens for codes of ours. */
  async addRecipientOf(
    manager: EntityManager,
    messageId: string,
    why: Pick<NewSuppression, 'reason' | 'addedBy' | 'note'>,
  ): Promise<void> {
    const [message] = await manager.query<Recipient[]>(RECIPIENT, [messageId]);
    if (message) await this.add(manager, { ...message, ...why, messageId });
  }

  async #note(
    manager: EntityManager,
    what: 'created' | 'deleted',
    row: SuppressionEntity,
  ): Promise<void> {
    const { tenant, id } = row;
    const data = suppressionState(row);
    const about = { tenant, subject: id };
    await this.events.record(manager, { ...about, type: SuppressionEvents[what], data });
    if (isMailOptOut(row)) {
      const old = { id: optOutIdOf(id), message_id: row.messageId };
      await this.events.record(manager, { ...about, type: OptOutEvents[what], data: old });
    }
    const state = { ...data, added_by: row.addedBy };
    await this.audit.record(manager, {
      tenant,
      action: what === 'created' ? 'suppression.create' : 'suppression.delete',
      target: id,
      ...(what === 'created' ? { after: state } : { before: state }),
      ...(currentRequest()?.caller ? {} : { actor: actorOf(row.addedBy) }),
    });
  }
}

/** Those who unsubscribed from all mail have been `opt-outs` since before there was a list. */
export const isMailOptOut = ({ channel, reason, topicId }: SuppressionEntity): boolean =>
  channel === 'email' && reason === 'unsubscribe' && topicId === '';

/** What such a row is called there. */
export const optOutIdOf = (id: string): string => id.replace(/^sup_/, 'oou_');

/** Whoever called, as lists name them. */
export const callerId = (): string => currentRequest()?.caller?.id ?? 'system';

const actorOf = (addedBy: string) => ({
  kind: 'system' as const,
  id: addedBy === 'recipient' ? 'recipient' : 'skydeck',
});

interface Recipient {
  readonly tenant: Tenant;
  readonly channel: Channel;
  readonly address: string;
}

const RECIPIENT = `
  select project_id as tenant, channel, recipient as address from message
  where id = $1 and project_id is not null`;
