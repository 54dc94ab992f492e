import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { orderSql } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { CodesFirst } from './codes-first.js';
import { MessageAcceptance } from './message-acceptance.js';
import { MessageEntity } from './message.entity.js';
import { MessageErrors } from './message.errors.js';
import { MessageEventEntity } from './message-event.entity.js';
import type { ListMessageEvents } from './message-event.schema.js';
import { MessageEndings } from './message-endings.js';
import type { WantedMessage } from './wanted-message.js';
import type { ListMessages } from './message.schema.js';

/** What a project can do with its messages. Lists are read with one row more than a page holds. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>,
    @InjectRepository(MessageEventEntity) private readonly reports: Repository<MessageEventEntity>,
    private readonly acceptance: MessageAcceptance,
    private readonly codes: CodesFirst,
    private readonly endings: MessageEndings,
    private readonly quotas: Quotas,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Takes one message in, or finds it when an earlier attempt at this request did.
   * @throws `quota_exceeded`
   */
  async accept(prepare: () => Promise<WantedMessage>): Promise<MessageEntity> {
    const made = await madeBefore('msg', (id) => this.messages.findOneBy({ id }));
    return made ?? this.#take(await prepare());
  }

  async #take(wanted: WantedMessage): Promise<MessageEntity> {
    const { tenant, kind } = wanted;
    if (tenant !== null && kind === 'transactional') {
      await this.quotas.take('messages_per_day', this.dataSource, tenant);
    }
    const accept = () => this.acceptance.accept(wanted);
    return kind === 'otp' ? this.codes.before(accept) : accept();
  }

  /** Calls a message off. @throws `message.not_cancelable` */
  async cancel(tenant: Tenant, id: string): Promise<MessageEntity> {
    await this.endings.cancel(tenant, await this.get(tenant, id));
    return this.get(tenant, id);
  }

  /** The time of making is in the identifier, which the index holds. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListMessages.parse>): Promise<MessageEntity[]> {
    const {
      created_after: from,
      created_before: until,
      to,
      batch_id: batchId,
      template_id: templateId,
      ...exact
    } = wanted.filters;
    const query = this.messages.createQueryBuilder('message').where({
      tenant,
      ...exact,
      ...(to !== undefined && { recipient: to }),
      ...(batchId !== undefined && { batchId }),
      ...(templateId !== undefined && { templateId }),
    });
    if (from) query.andWhere('message.id >= :from', { from: firstIdAt('msg', new Date(from)) });
    if (until) query.andWhere('message.id < :until', { until: firstIdAt('msg', new Date(until)) });
    return readKeyset(query, wanted);
  }

  async get(tenant: Tenant, id: string): Promise<MessageEntity> {
    const message = isId('msg', id) ? await this.messages.findOneBy({ tenant, id }) : null;
    if (!message) throw MessageErrors.not_found();
    return message;
  }

  /** In the order in which they came in. */
  async events(
    tenant: Tenant,
    id: string,
    { limit, sort, after, filters }: ReturnType<typeof ListMessageEvents.parse>,
  ): Promise<MessageEventEntity[]> {
    const { id: messageId } = await this.get(tenant, id);
    const { beyond } = orderSql(sort);
    const query = this.reports
      .createQueryBuilder('event')
      .where({ messageId, ...filters })
      .orderBy('event.seq', sort.isDescending ? 'DESC' : 'ASC')
      .limit(limit + 1);
    if (after === null) return query.getMany();
    return query
      .andWhere(`event.seq ${beyond} (select seq from message_event where id = :last)`, {
        last: after.id,
      })
      .getMany();
  }
}
