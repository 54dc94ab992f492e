import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Channel } from '../messages/message-channel.js';

/** What an inbound message may be. */
export const INBOUND_KINDS = [
  'text',
  'button',
  'choice',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'reaction',
  'other',
] as const;
export type InboundKind = (typeof INBOUND_KINDS)[number];

/** What is known of a file that came with a message; the bytes stay with the provider. */
export interface InboundAttachment {
  /** The provider's name or address of it. */
  readonly source: string;
  readonly contentType: string;
  readonly filename: string | null;
  /** SHA-256 as the provider gave it. */
  readonly sha256: string | null;
}

/** A message that somebody sent to a number of a project. */
@Entity('inbound_message')
@Unique('inbound_message_once', ['providerId', 'providerMessageId'])
@Index('inbound_message_by_tenant', ['tenant', 'id'])
@Index('inbound_message_by_sender', ['tenant', 'sender', 'id'])
export class InboundMessageEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'inbound_message_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  channel!: Channel;

  /** Who took it in; stays when the provider is deleted. */
  @Column('text')
  providerId!: string;

  /** The provider's name of it: what comes twice is kept once. */
  @Column('text')
  providerMessageId!: string;

  /** Number or address that it came from. */
  @Column('text')
  sender!: string;

  /** The name that the sender goes by, where the provider tells. */
  @Column('text', { nullable: true })
  senderName!: string | null;

  /** Number or address of the project that it came to. */
  @Column('text')
  recipient!: string;

  @Column('text')
  kind!: InboundKind;

  /** What it says: also the title of a button, and the caption of a file. */
  @Column('text', { nullable: true })
  text!: string | null;

  /** What a button or a choice stands for. */
  @Column('text', { nullable: true })
  payload!: string | null;

  @Column('jsonb', { default: [] })
  attachments!: InboundAttachment[];

  /** The message of the project that it answers. */
  @Column('text', { nullable: true })
  replyTo!: string | null;

  /** What the provider sent, sealed for this row; null when it was too long to keep. */
  @Column('bytea', { nullable: true })
  sealedRaw!: Buffer | null;

  /** When the provider had it. */
  @Column('timestamptz')
  receivedAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
