import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';
import type { FallbackStep } from './fallback-step.js';

/** What is tried when a message does not arrive. */
@Entity('message_fallback')
@Index('message_fallback_due', ['dueAt'], { where: 'next_id is null' })
export class MessageFallbackEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_fallback_pkey' })
  @ForeignKey(() => MessageEntity, { name: 'message_fallback_message', onDelete: 'CASCADE' })
  messageId!: string;

  /** In the order in which they are tried; the first is next. */
  @Column('jsonb')
  steps!: FallbackStep[];

  /** Seconds that a message has to be delivered. */
  @Column('integer')
  waitS!: number;

  /** When the next one is tried, unless the message was delivered by then; earlier if it fails. */
  @Column('timestamptz')
  dueAt!: Date;

  /** The message that took its place. */
  @Column('text', { nullable: true })
  nextId!: string | null;
}
