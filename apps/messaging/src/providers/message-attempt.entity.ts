import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';

const bigint = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** What became of an attempt; `unknown` when nobody can say whether it was sent. */
export const ATTEMPT_OUTCOMES = ['sent', 'delivered', 'failed', 'unknown'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** One handing over of a message to a provider; written before it is made. */
@Entity('message_attempt')
@Index('message_attempt_by_provider', ['providerId', 'providerMessageId'], {
  where: 'provider_message_id is not null',
})
export class MessageAttemptEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_attempt_pkey' })
  @ForeignKey(() => MessageEntity, { name: 'message_attempt_message', onDelete: 'CASCADE' })
  messageId!: string;

  /** The first is 1. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'message_attempt_pkey' })
  number!: number;

  /** Stays when the provider is deleted. */
  @Column('text')
  providerId!: string;

  @Column('text')
  driver!: string;

  /** Null while it is made, and when a worker died over it. */
  @Column('text', { nullable: true })
  outcome!: AttemptOutcome | null;

  @Column('text', { nullable: true })
  failure!: string | null;

  /** The name that the provider gave the message. */
  @Column('text', { nullable: true })
  providerMessageId!: string | null;

  @Column('bigint', { nullable: true, transformer: bigint })
  costMicros!: number | null;

  @Column('text', { nullable: true })
  costCurrency!: string | null;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
