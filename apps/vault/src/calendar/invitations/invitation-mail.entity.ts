import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What invitations say (RFC 5546). */
export const ITIP_METHODS = ['REQUEST', 'REPLY', 'CANCEL'] as const;
export type ItipMethod = (typeof ITIP_METHODS)[number];

/** A mail about an event, until Messaging has it. */
@Entity('invitation_mail')
export class InvitationMailEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'invitation_mail_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  calendarId!: string;

  @Column('text')
  eventId!: string;

  @Column('text')
  method!: ItipMethod;

  /** The address of whom it speaks: answers go there. */
  @Column('text')
  sender!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  body!: string;

  @Column('text')
  ics!: string;

  @Column('text')
  status!: 'pending' | 'sent' | 'failed';

  @Column('timestamptz')
  nextTryAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
