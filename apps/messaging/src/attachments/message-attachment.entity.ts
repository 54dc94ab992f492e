import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';

/** A file that goes with an e-mail. */
@Entity('message_attachment')
export class MessageAttachmentEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_attachment_pkey' })
  @ForeignKey(() => MessageEntity, { name: 'message_attachment_message', onDelete: 'CASCADE' })
  messageId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'message_attachment_pkey' })
  position!: number;

  @Column('text')
  filename!: string;

  @Column('text')
  contentType!: string;

  @Column('bytea')
  bytes!: Buffer;
}
