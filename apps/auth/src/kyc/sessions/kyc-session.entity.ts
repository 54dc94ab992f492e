import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckType, DocumentType } from '../checks/check-types.js';
import type { ReasonCode } from '../checks/reasons.js';

export const KYC_STATUSES = [
  'created',
  'requires_input',
  'processing',
  'needs_review',
  'verified',
  'declined',
  'canceled',
  'expired',
  'redacted',
] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

/** How a session ended; it outlives the personal data. */
export const KYC_OUTCOMES = ['verified', 'declined', 'canceled', 'expired'] as const;
export type KycOutcome = (typeof KYC_OUTCOMES)[number];

/** One verification of somebody's identity. */
@Entity('kyc_session')
export class KycSessionEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text', { nullable: true })
  userId!: string | null;

  /** What the project calls this person, if it is no user of ours. */
  @Column('text', { nullable: true })
  externalReference!: string | null;

  @Column('text')
  status!: KycStatus;

  @Column('text', { nullable: true })
  outcome!: KycOutcome | null;

  @Column('text', { array: true })
  checks!: CheckType[];

  @Column('text', { array: true })
  documentTypes!: DocumentType[];

  /** Issuing countries that are accepted, ISO 3166-1 alpha-3; all when empty. */
  @Column('text', { array: true })
  countries!: string[];

  @Column('integer', { nullable: true })
  minimumAge!: number | null;

  @Column('text', { nullable: true })
  redirectUrl!: string | null;

  /** How many people have to agree on a decision. */
  @Column('integer')
  reviewers!: 1 | 2;

  @Column('integer')
  retentionDays!: number;

  /** What was handed in. */
  @Column('text', { nullable: true })
  documentType!: DocumentType | null;

  /** Counts how often it was handed in. */
  @Column('integer')
  round!: number;

  /** Why it is not verified, or has to be handed in again. */
  @Column('text', { array: true })
  reasons!: ReasonCode[];

  /** What a reviewer says to the person. */
  @Column('text', { nullable: true })
  comment!: string | null;

  @Column('bytea', { select: false })
  secretHash?: Buffer;

  /** Seals everything personal of this session; itself sealed. Null when redacted. */
  @Column('bytea', { nullable: true })
  dataKey!: Buffer | null;

  /** What the project says of the person, sealed. */
  @Column('bytea', { nullable: true })
  claims!: Buffer | null;

  /** What the document says, sealed. */
  @Column('bytea', { nullable: true })
  identity!: Buffer | null;

  /** Keyed hash of document number and date of birth. */
  @Column('bytea', { nullable: true })
  fingerprint!: Buffer | null;

  @Column('integer')
  uploads!: number;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  submittedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  redactedAt!: Date | null;
}
