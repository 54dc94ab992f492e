import { orderSql } from '@skydeck/envelope';
import { firstIdAt } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';
import { OutboxEntryEntity } from './outbox-entry.entity.js';
import type { ListOutbox } from './outbox.schema.js';

/** Which entries of the outbox to read. */
export interface OutboxFilter {
  readonly scope: string;
  /** Only messages with this reference. */
  readonly reference?: string;
}

/** Reads the outbox; every entry comes with its message. */
@Injectable()
export class OutboxReader {
  constructor(
    @InjectRepository(OutboxEntryEntity) private readonly entries: Repository<OutboxEntryEntity>,
  ) {}

  /** Entries after a number, oldest first. */
  after(filter: OutboxFilter, seq: number, limit: number): Promise<OutboxEntryEntity[]> {
    return this.#select(filter)
      .andWhere('entry.seq > :seq', { seq })
      .orderBy('entry.seq', 'ASC')
      .limit(limit)
      .getMany();
  }

  /** The newest entries, newest first. */
  latest(filter: OutboxFilter, limit: number): Promise<OutboxEntryEntity[]> {
    return this.#select(filter).orderBy('entry.seq', 'DESC').limit(limit).getMany();
  }

  /** Entries in the order of their arrival, one more than `limit`. */
  list(
    scope: string,
    { limit, sort, after, filters }: ReturnType<typeof ListOutbox.parse>,
  ): Promise<OutboxEntryEntity[]> {
    const { channel, to, created_after: from, created_before: until } = filters;
    const { beyond } = orderSql(sort);
    const query = this.#select({ scope })
      .orderBy('entry.seq', sort.isDescending ? 'DESC' : 'ASC')
      .limit(limit + 1);
    if (channel) query.andWhere('message.channel = :channel', { channel });
    if (to) query.andWhere('message.recipient = :to', { to });
    if (from) query.andWhere('message.id >= :from', { from: firstIdAt('msg', new Date(from)) });
    if (until) query.andWhere('message.id < :until', { until: firstIdAt('msg', new Date(until)) });
    if (after === null) return query.getMany();
    return query
      .andWhere(
        `entry.seq ${beyond} (select seq from outbox_entry where message_id = :last and scope = :scope)`,
        { last: after.id },
      )
      .getMany();
  }

  #select({ scope, reference }: OutboxFilter): SelectQueryBuilder<OutboxEntryEntity> {
    const query = this.entries
      .createQueryBuilder('entry')
      .innerJoinAndMapOne('entry.message', MessageEntity, 'message', 'message.id = entry.messageId')
      .where('entry.scope = :scope', { scope });
    return reference === undefined
      ? query
      : query.andWhere('message.reference = :reference', { reference });
  }
}
