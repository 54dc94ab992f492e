import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What holds a session: a browser tab, or a tool on a device. */
export type SessionClient = 'browser' | 'device';

/** One sign-in of an account. Its refresh tokens are derived from `id` and `counter`. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  accountId!: string;

  @Column('text')
  client!: SessionClient;

  /** How the account proved itself (RFC 8176). */
  @Column('text', { array: true })
  amr!: string[];

  /** How sure that is: `aal2` for two factors. */
  @Column('text')
  aal!: 'aal1' | 'aal2';

  /** The number or address that the first factor went to, if it went to one. */
  @Column('text', { nullable: true })
  provenTo!: string | null;

  /** Address of the device, when it was last heard of. */
  @Column('text', { nullable: true })
  ip!: string | null;

  @Column('text', { nullable: true })
  userAgent!: string | null;

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
