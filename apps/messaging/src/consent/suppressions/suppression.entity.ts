import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Channel } from '../../messages/message-channel.js';
import type { SuppressionReason } from './suppression-reason.js';

/** An address that a project must not write to. */
@Entity('suppression')
@Unique('suppression_once', ['tenant', 'channel', 'address', 'reason', 'topicId', 'sender'])
@Index('suppression_by_tenant', ['tenant', 'id'])
export class SuppressionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'suppression_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  channel!: Channel;

  /** In lower case for mail. Of somebody who was erased only a keyed hash is left. */
  @Column('text')
  address!: string;

  @Column('text')
  reason!: SuppressionReason;

  /** Empty for everything that the project sends. */
  @Column('text')
  topicId!: string;

  /** The number that a word was sent to; empty for all senders. */
  @Column('text')
  sender!: string;

  /** `recipient`, `system`, or the id of whoever called. */
  @Column('text')
  addedBy!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  /** The message whose link was used, or that came back. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
