import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReasonCode } from '../checks/reasons.js';

export const REVIEW_STATUSES = ['open', 'claimed', 'decided', 'void'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const DECISIONS = ['approve', 'decline', 'retry'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One look of one person at a session. */
@Entity('kyc_review')
export class KycReviewEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  sessionId!: string;

  @Column('integer')
  round!: number;

  @Column('text')
  status!: ReviewStatus;

  /** Who may not decide it, as they decided the one before. */
  @Column('text', { nullable: true })
  notBy!: string | null;

  /** The decision before, which this one has to agree with to count. */
  @Column('text', { nullable: true })
  confirms!: Decision | null;

  /** Account or key that has it in hand. */
  @Column('text', { nullable: true })
  claimedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  claimedAt!: Date | null;

  @Column('text', { nullable: true })
  decision!: Decision | null;

  @Column('text', { array: true })
  reasons!: ReasonCode[];

  /** Said to the person. */
  @Column('text', { nullable: true })
  comment!: string | null;

  /** Said to other reviewers only. */
  @Column('text', { nullable: true })
  internalComment!: string | null;

  @Column('text', { nullable: true })
  decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
