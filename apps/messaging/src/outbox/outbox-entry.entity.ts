import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { MessageEntity } from '../messages/message.entity.js';

const bigint = { to: (value: number) => value, from: (value: string) => Number(value) };

/** One message in the outbox. Numbers of a scope follow the order in which entries appear. */
@Entity('outbox_entry')
@Unique('outbox_entry_once', ['messageId'])
export class OutboxEntryEntity {
  /** The project in a mode, or `installation` for messages that belong to none. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'outbox_entry_pkey' })
  scope!: string;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'outbox_entry_pkey', transformer: bigint })
  seq!: number;

  @Column('text')
  messageId!: string;

  @Column('timestamptz')
  at!: Date;

  /** The message itself, when it was read along. */
  message?: MessageEntity;
}
