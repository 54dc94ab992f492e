import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plane } from '../factor-owner.js';

/** Somebody has given one factor and is asked for the second. */
@Entity('sign_in_ticket')
export class SignInTicketEntity {
  @PrimaryColumn('text')
  tokenSha256!: string;

  @Column('text')
  plane!: Plane;

  @Column('text')
  ownerId!: string;

  @Column('text', { nullable: true })
  tenant!: Tenant | null;

  /** How the first factor was given (RFC 8176). */
  @Column('text', { array: true })
  amr!: string[];

  /** What holds the session that will begin; null for users. */
  @Column('text', { nullable: true })
  client!: 'browser' | 'device' | null;

  /** The number or address that the first factor went to: it is no second factor. */
  @Column('text', { nullable: true })
  provenTo!: string | null;

  /** Whether a factor may be added with it: when there is none and there must be one. */
  @Column('boolean')
  canEnrol!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;
}
