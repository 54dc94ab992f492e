import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { OptOutEntity } from './opt-out.entity.js';
import { OptOutErrors } from './opt-out.errors.js';
import { OptOutEvents } from './opt-out.events.js';
import type { ListOptOuts } from './opt-out.schema.js';

/** Who wants no more mail. */
@Injectable()
export class OptOutsService {
  constructor(
    @InjectRepository(OptOutEntity) private readonly optOuts: Repository<OptOutEntity>,
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Whether mail to this recipient must not be sent; codes always are, as they were asked for. */
  async forbids({ tenant, channel, recipient, kind }: OutboundMessage): Promise<boolean> {
    if (tenant === null || channel !== 'email' || kind === 'otp') return false;
    return this.optOuts.existsBy({ tenant, recipient: recipient.toLowerCase() });
  }

  /** The recipient of a message wants no more; once is enough. */
  async add(messageId: string): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ id: string; tenant: Tenant }[]>(ADD, [
        newId('oou', now.getTime()),
        messageId,
        now,
      ]);
      if (!row) return;
      const { id, tenant } = row;
      const about = { tenant, subject: id, data: { id, message_id: messageId } };
      await this.events.record(manager, { type: OptOutEvents.created, ...about });
      const actor = { kind: 'system', id: 'recipient' } as const;
      const after = { message_id: messageId };
      const change = { tenant, action: 'mail_opt_out.create', target: id, after, actor };
      await this.audit.record(manager, change);
    });
  }

  /** The opt-outs of a project in one mode, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListOptOuts.parse>): Promise<OptOutEntity[]> {
    const { recipient } = wanted.filters;
    const query = this.optOuts
      .createQueryBuilder('opt_out')
      .where({ tenant, ...(recipient !== undefined && { recipient: recipient.toLowerCase() }) });
    return readKeyset(query, wanted);
  }

  /** Lets a recipient have mail again. @throws `mail_opt_out.not_found` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = isId('oou', id) ? await manager.findOneBy(OptOutEntity, { tenant, id }) : null;
      const { affected } = found ? await manager.delete(OptOutEntity, { id }) : { affected: 0 };
      if (!found || affected !== 1) throw OptOutErrors.not_found();
      const data = { id, message_id: found.messageId };
      const about = { tenant, subject: id, data };
      await this.events.record(manager, { type: OptOutEvents.deleted, ...about });
      const before = { message_id: found.messageId };
      const change = { tenant, action: 'mail_opt_out.delete', target: id, before };
      await this.audit.record(manager, change);
    });
  }
}

const ADD = `
  insert into mail_opt_out (id, tenant, recipient, message_id, created_at)
  select $1, project_id, lower(recipient), id, $3 from message
  where id = $2 and channel = 'email' and project_id is not null
  on conflict (tenant, recipient) do nothing returning id, tenant`;
