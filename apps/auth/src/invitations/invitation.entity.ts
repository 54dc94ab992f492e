import type { Role } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'revoked',
  'expired',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Asks whoever holds an e-mail address to join a project. */
@Entity('invitation')
export class InvitationEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  /** In lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  role!: Role;

  /** The token itself is only in the mail. */
  @Column('text')
  tokenSha256!: string;

  /** May still say `pending` when its time is over: see `invitationStatus`. */
  @Column('text')
  status!: InvitationStatus;

  /** The account that invited. */
  @Column('text')
  invitedBy!: string;

  /** When the mail with the token that is good now was handed over. */
  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When it was accepted, declined or revoked. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}

/** The status at a moment: what is pending expires by itself. */
export function invitationStatus(
  { status, expiresAt }: Pick<InvitationEntity, 'status' | 'expiresAt'>,
  now: Date,
): InvitationStatus {
  return status === 'pending' && expiresAt <= now ? 'expired' : status;
}
