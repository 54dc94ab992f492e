import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageEntity } from './message.entity.js';
import { MessageErrors } from './message.errors.js';
import { MessageEvents } from './message.events.js';

type Ended = Pick<MessageEntity, 'id' | 'channel' | 'kind'>;

/** Calls messages off that nobody has begun to send. */
@Injectable()
export class MessageEndings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels one message, also between two attempts. One statement decides whether a worker or the
   * caller was first. @throws `message.not_cancelable` once it is being sent or has ended
   */
  async cancel(
    tenant: Tenant,
    { id, status }: Pick<MessageEntity, 'id' | 'status'>,
  ): Promise<void> {
    if (status === 'canceled') return;
    await this.dataSource.transaction(async (manager) => {
      const values = [id, tenant, this.clock.now()];
      const [ended] = await manager.query<Ended[]>(CANCEL.id, values);
      if (!ended) throw MessageErrors.not_cancelable();
      const type = MessageEvents.canceled;
      await this.events.record(manager, { type, tenant, subject: id, data: ended });
      const action = 'message.cancel';
      await this.audit.record(manager, { tenant, action, target: id, before: { status } });
    });
  }

  /** Cancels what is left of a batch; gives how many that were. */
  async cancelBatch(manager: EntityManager, tenant: Tenant, batchId: string): Promise<number> {
    const values = [batchId, tenant, this.clock.now()];
    return (await manager.query<Ended[]>(CANCEL.batch_id, values)).length;
  }
}

// A rank of 20 without a claim waits for its next attempt: it was certainly not sent. Rows are locked in
// the order of their names, as those do who deliver many, so that neither waits for the other for ever.
const cancelBy = (column: string) => `
  with found as (
    select id from message
    where ${column} = $1 and project_id = $2 and (rank < 20 or (rank = 20 and claimed_until is null))
    order by id for no key update
  ), moved as (
    update message set status = 'canceled', rank = 35, claimed_until = null, attend_at = null
    from found where message.id = found.id
    returning message.id, channel, kind
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, at)
    select 'mev_' || substr(id, 5, 10) || substr(md5(id || 'canceled'), 1, 16), id, 'canceled', 'skydeck', id || '.canceled', $3 from moved
  ), dropped as (
    delete from message_fallback where message_id in (select id from moved)
  )
  select id, channel, kind from moved`;

const CANCEL = { id: cancelBy('id'), batch_id: cancelBy('batch_id') } as const;
