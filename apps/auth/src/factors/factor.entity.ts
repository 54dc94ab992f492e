import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plane } from './factor-owner.js';

export const FACTOR_TYPES = ['totp', 'passkey', 'sms', 'email'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** Signature counters have 32 bits without a sign, so they are kept in 64. */
const asNumber = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** Something that proves who somebody is, beside what signs them in. */
@Entity('factor')
export class FactorEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  plane!: Plane;

  @Column('text')
  ownerId!: string;

  @Column('text', { nullable: true })
  tenant!: Tenant | null;

  @Column('text')
  type!: FactorType;

  /** Pending until it was used once: a mistyped secret must lock nobody out. */
  @Column('text')
  status!: 'pending' | 'active';

  @Column('text', { nullable: true })
  name!: string | null;

  /** Of an authenticator app: its secret, AES-256-GCM. */
  @Column('bytea', { nullable: true })
  sealedSecret!: Buffer | null;

  /** The newest time step whose code was taken; none before it is taken again. */
  @Column('integer', { nullable: true })
  lastStep!: number | null;

  /** Wrong codes since the last right one. */
  @Column('integer')
  failures!: number;

  @Column('timestamptz', { nullable: true })
  lockedUntil!: Date | null;

  /** Where codes go: a number in E.164 or an address. */
  @Column('text', { nullable: true })
  destination!: string | null;

  /** Of a passkey, base64url. */
  @Column('text', { nullable: true })
  credentialId!: string | null;

  /** COSE. */
  @Column('bytea', { nullable: true })
  publicKey!: Buffer | null;

  @Column('bigint', { nullable: true, transformer: asNumber })
  signCount!: number | null;

  @Column('text', { array: true })
  transports!: string[];

  /** Whether a passkey is kept on several devices. */
  @Column('boolean')
  isBackedUp!: boolean;

  /** How often its owner has changed it, and one. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  activatedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
