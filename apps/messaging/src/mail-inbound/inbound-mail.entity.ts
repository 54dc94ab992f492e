import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { InboundMessageEntity } from '../inbound/inbound-message.entity.js';
import type { Verdict } from './mail-judgement.js';

/** A file of a mail, in the object store. */
export interface KeptFile {
  readonly key: string;
  readonly filename: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** How the HTML calls it; null when it does not. */
  readonly contentId: string | null;
}

/** What only mail has of the messages that came in. */
@Entity('inbound_mail')
export class InboundMailEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'inbound_mail_pkey' })
  @ForeignKey(() => InboundMessageEntity, { name: 'inbound_mail_message', onDelete: 'CASCADE' })
  inboundId!: string;

  /** Stays when the route is removed. */
  @Column('text')
  routeId!: string;

  @Column('text')
  subject!: string;

  @Column('text', { nullable: true })
  html!: string | null;

  /** As the mail says it, with its brackets. */
  @Column('text', { nullable: true })
  messageIdHeader!: string | null;

  @Column('text')
  spf!: Verdict;

  @Column('text')
  dkim!: Verdict;

  @Column('text')
  dmarc!: Verdict;

  @Column('integer')
  sizeBytes!: number;

  /** The mail as it came, in the object store. */
  @Column('text')
  rawKey!: string;

  @Column('jsonb')
  files!: KeptFile[];
}
