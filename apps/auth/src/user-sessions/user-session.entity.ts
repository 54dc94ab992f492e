import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in of a user. Its refresh tokens are derived from `id` and `counter`. */
@Entity('user_session')
export class UserSessionEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  userId!: string;

  /** How the user proved itself (RFC 8176). */
  @Column('text', { array: true })
  amr!: string[];

  /** Number of the refresh token that is good now. */
  @Column('integer')
  counter!: number;

  @Column('timestamptz')
  authenticatedAt!: Date;

  @Column('timestamptz')
  refreshedAt!: Date;

  /** The end, however often the session is refreshed. */
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
