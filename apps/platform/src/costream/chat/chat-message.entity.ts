import type { ChatMessage } from '@skydeck/costream/protocol';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that was said in the chat of a room. */
@Entity('room_chat_message')
export class ChatMessageEntity {
  /** `rmc_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_chat_message_pkey' })
  id!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  projectId!: string;

  @Column('text', { nullable: true })
  sessionId!: string | null;

  /** Identity; empty when the room's owner wrote it by the API. */
  @Column('text')
  sender!: string;

  @Column('text')
  name!: string;

  @Column('text')
  text!: string;

  /** Whom alone it was for; null when it was for everybody. */
  @Column('text', { array: true, nullable: true })
  recipients!: string[] | null;

  @Column('timestamptz')
  sentAt!: Date;
}

/** A message as it is told to people in the room. */
export const toMessage = (row: ChatMessageEntity): ChatMessage => ({
  id: row.id,
  from: row.sender,
  name: row.name,
  text: row.text,
  to: row.recipients,
  sent_at: row.sentAt.toISOString(),
});
