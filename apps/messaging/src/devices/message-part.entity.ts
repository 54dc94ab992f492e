import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';

/** How far a message to a user is at one of their devices. */
export const PART_STATUSES = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type PartStatus = (typeof PART_STATUSES)[number];

/** A push message to a user, at one of their devices. */
@Entity('message_part')
@Unique('message_part_once', ['messageId', 'deviceId'])
export class MessagePartEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_part_pkey' })
  id!: string;

  @Column('text')
  @ForeignKey(() => MessageEntity, { name: 'message_part_message', onDelete: 'CASCADE' })
  messageId!: string;

  /** Stays when the device is deleted. */
  @Column('text')
  deviceId!: string;

  @Column('text')
  status!: PartStatus;

  @Column('text', { nullable: true })
  failure!: string | null;

  /** Who took it. */
  @Column('text', { nullable: true })
  providerId!: string | null;

  @Column('text', { nullable: true })
  providerMessageId!: string | null;

  /** The last attempt of the message before this part was begun; what comes after is of this part. */
  @Column('integer')
  afterAttempt!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
