import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckStatus, CheckType } from './check-types.js';
import type { ReasonCode } from './reasons.js';

/** One check of what was handed in. */
@Entity('kyc_check')
export class KycCheckEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  sessionId!: string;

  @Column('integer')
  round!: number;

  @Column('text')
  type!: CheckType;

  @Column('text')
  status!: CheckStatus;

  /** What checked it: `builtin`, `none` or the driver. */
  @Column('text')
  driver!: string;

  @Column('text', { array: true })
  reasons!: ReasonCode[];

  /** What the driver calls it, where the answer comes later. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('integer')
  attempts!: number;

  /** Until when the driver has to answer. */
  @Column('timestamptz', { nullable: true })
  deadlineAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
