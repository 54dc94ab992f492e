import type { Tenant } from '@skydeck/auth-guard';
import { type PageQuery, readCursor } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { MessageAcceptance, type WantedMessage } from './message-acceptance.js';
import { MessageEntity } from './message.entity.js';
import { MessageErrors } from './message.errors.js';
import { MessageEventEntity } from './message-event.entity.js';
import type { ListMessages } from './message.schema.js';

/** What a project can do with its messages. Lists are read with one row more than a page holds. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>,
    @InjectRepository(MessageEventEntity) private readonly reports: Repository<MessageEventEntity>,
    private readonly acceptance: MessageAcceptance,
    private readonly quotas: Quotas,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws `quota_exceeded` */
  async accept(wanted: WantedMessage): Promise<MessageEntity> {
    const { tenant, kind } = wanted;
    if (tenant !== null && kind === 'transactional') {
      await this.quotas.take('messages_per_day', this.dataSource, tenant);
    }
    return this.acceptance.accept(wanted);
  }

  list(tenant: Tenant, { limit, cursor, ...filter }: ListMessages): Promise<MessageEntity[]> {
    const last = readCursor(cursor, 'messages');
    return this.messages.find({
      where: { tenant, ...filter, ...(last && { id: LessThan(last) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
  }

  async get(tenant: Tenant, id: string): Promise<MessageEntity> {
    const message = isId('msg', id) ? await this.messages.findOneBy({ tenant, id }) : null;
    if (!message) throw MessageErrors.not_found();
    return message;
  }

  /** Oldest first. */
  async events(
    tenant: Tenant,
    id: string,
    { limit, cursor }: PageQuery,
  ): Promise<MessageEventEntity[]> {
    const { id: messageId } = await this.get(tenant, id);
    const query = this.reports
      .createQueryBuilder('event')
      .where('event.messageId = :messageId', { messageId })
      .orderBy('event.seq', 'ASC')
      .limit(limit + 1);
    const last = readCursor(cursor, 'message events');
    if (last === null) return query.getMany();
    return query
      .andWhere('event.seq > (select seq from message_event where id = :last)', { last })
      .getMany();
  }
}
