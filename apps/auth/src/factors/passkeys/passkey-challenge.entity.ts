import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plane } from '../factor-owner.js';

/** Why an authenticator is asked to sign. */
export type PasskeyPurpose = 'register' | 'login' | 'factor';

/** What an authenticator is to sign, once. */
@Entity('passkey_challenge')
export class PasskeyChallengeEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  plane!: Plane;

  /** Who is asked; null when it is the passkey that says who it is. */
  @Column('text', { nullable: true })
  ownerId!: string | null;

  @Column('text', { nullable: true })
  tenant!: Tenant | null;

  @Column('text')
  purpose!: PasskeyPurpose;

  /** Base64url. */
  @Column('text')
  challenge!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
