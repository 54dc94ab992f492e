import { Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { MessageEntity } from './message.entity.js';
import type { MessageStatus } from './message-status.js';

/** One report about a message, from us or from whoever delivers it. Kept as it came. */
@Entity('message_event')
@Unique('message_event_once', ['provider', 'providerEventId'])
@Index('message_event_by_message', ['messageId', 'seq'])
export class MessageEventEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_event_pkey' })
  id!: string;

  /** Reports of one moment stay in the order in which they came. */
  @Column('bigint')
  @Generated('increment')
  seq!: string;

  @Column('text')
  @ForeignKey(() => MessageEntity, { name: 'message_event_message', onDelete: 'CASCADE' })
  messageId!: string;

  @Column('text')
  status!: MessageStatus;

  @Column('text')
  provider!: string;

  @Column('text')
  providerEventId!: string;

  @Column('text', { nullable: true })
  detail!: string | null;

  @Column('timestamptz')
  at!: Date;
}
