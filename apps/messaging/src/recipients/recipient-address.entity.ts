import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Channel } from '../messages/message-channel.js';
import { RecipientEntity } from './recipient.entity.js';

/** One place where a recipient is reached. */
@Entity('recipient_address')
@Index('recipient_address_by_address', ['channel', 'address'])
export class RecipientAddressEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recipient_address_pkey' })
  @ForeignKey(() => RecipientEntity, { name: 'recipient_address_recipient', onDelete: 'CASCADE' })
  recipientId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'recipient_address_pkey' })
  channel!: Channel;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'recipient_address_pkey' })
  address!: string;

  /** Whether the person has shown that it is theirs. */
  @Column('boolean')
  isVerified!: boolean;

  /** Its place among those of its recipient, the best first. */
  @Column('smallint')
  position!: number;
}
