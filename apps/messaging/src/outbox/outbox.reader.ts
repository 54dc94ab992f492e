import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';
import { OutboxEntryEntity } from './outbox-entry.entity.js';

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

  /** Entries newest first; with the id of a message, those that came before it. */
  latest(
    filter: OutboxFilter,
    limit: number,
    beforeMessageId: string | null = null,
  ): Promise<OutboxEntryEntity[]> {
    const query = this.#select(filter).orderBy('entry.seq', 'DESC').limit(limit);
    if (beforeMessageId === null) return query.getMany();
    return query
      .andWhere(
        'entry.seq < (select seq from outbox_entry where message_id = :beforeMessageId and scope = :scope)',
        { beforeMessageId },
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
