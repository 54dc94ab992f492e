import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import type { MessageStatus } from './message-status.js';

/** One report about a message, from us or from whoever delivers it. Kept as it came, and once. */
@Entity('message_event')
@Index('message_event_told_once', ['provider', 'providerEventId'], {
  unique: true,
  where: "provider not in ('skydeck', 'outbox')",
})
@Index('message_event_by_message', ['messageId', 'seq'])
export class MessageEventEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_event_pkey' })
  id!: string;

  /** Reports of one moment stay in the order in which they came. */
  @Column('bigint')
  @Generated('increment')
  seq!: string;

  @Column('text')
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
