import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { QuietWindow } from '../consent/quiet-hours.js';
import type { Channel, MessageKind } from './message-channel.js';
import type { MessageContent } from './message-content.schema.js';
import type { MessageStatus } from './message-status.js';
import type { SmsEncoding } from './sms-parts.js';

@Entity('message')
@Index('message_by_project', ['tenant', 'id'])
@Index('message_by_recipient', ['tenant', 'recipient', 'id'])
@Index('message_by_status', ['tenant', 'status', 'id'])
@Index('message_by_channel', ['tenant', 'channel', 'id'])
@Index('message_by_template', ['tenant', 'templateId', 'id'], { where: 'template_id is not null' })
@Index('message_by_batch', ['batchId', 'id'], { where: 'batch_id is not null' })
@Index('message_by_reference', ['reference'], { where: 'reference is not null' })
@Index('message_by_person', ['personId', 'id'], { where: 'recipient_id is not null' })
@Index('message_to_attend', ['attendAt'], { where: 'attend_at is not null' })
export class MessageEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_pkey' })
  id!: string;

  /** The project and the mode; null for messages of the installation, such as sign-in codes. */
  @Column('text', { name: 'project_id', nullable: true })
  tenant!: Tenant | null;

  @Column('text')
  channel!: Channel;

  @Column('text')
  recipient!: string;

  @Column('text')
  sender!: string;

  /** Null after it was blanked. */
  @Column('jsonb', { nullable: true })
  content!: MessageContent | null;

  @Column('text')
  kind!: MessageKind;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  /** The caller's own name for the message. */
  @Column('text', { nullable: true })
  reference!: string | null;

  /** The template that the content was made of. */
  @Column('text', { nullable: true })
  templateId!: string | null;

  @Column('integer', { nullable: true })
  templateVersion!: number | null;

  /** The language of the template that was found. */
  @Column('text', { nullable: true })
  locale!: string | null;

  @Column('text')
  status!: MessageStatus;

  @Column('smallint')
  rank!: number;

  @Column('text')
  driver!: string;

  @Column('text', { nullable: true })
  smsEncoding!: SmsEncoding | null;

  @Column('smallint', { nullable: true })
  smsParts!: number | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** A worker has it in hand until then; a time in the past tells of a worker that died. */
  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  /** Code of the reason why it could not be delivered. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** When it is to be sent; null for at once. */
  @Column('timestamptz', { nullable: true })
  scheduledAt!: Date | null;

  /** The batch that it came in. */
  @Column('text', { nullable: true })
  batchId!: string | null;

  /** The message that did not arrive, in whose place it is sent. */
  @Column('text', { nullable: true })
  fallbackOf!: string | null;

  /** What it is about. */
  @Column('text', { nullable: true })
  topicId!: string | null;

  /** The recipient that it was addressed to by name. */
  @Column('text', { name: 'recipient_id', nullable: true })
  personId!: string | null;

  /** In these it waits; null when it is sent at any time. */
  @Column('jsonb', { nullable: true })
  quietHours!: QuietWindow | null;

  /** Answers a word of the recipient, and is sent although they want no more. */
  @Column('boolean', { default: false })
  isAnswer!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;

  /** From this moment on it is not sent any more. */
  @Column('timestamptz')
  expiresAt!: Date;

  /** When the sweeper looks at it again; null when nothing is left to do. */
  @Column('timestamptz', { nullable: true })
  attendAt!: Date | null;
}
