import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a job is: it waits, is worked on, or has ended in one of three ways. */
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Why a job failed. */
export interface JobProblem {
  readonly code: string;
  readonly message: string;
}

/** Work that takes longer than a request. The row outlives the work, for its result, until it expires. */
@Entity('job')
export class JobEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'job_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  kind!: string;

  @Column('text')
  status!: JobStatus;

  /** The operation that does it. */
  @Column('text')
  operationId!: string;

  /** A few words on how large it is, for lists. */
  @Column('jsonb')
  about!: Readonly<Record<string, number | string>>;

  /** What was asked for; forgotten at the end. Read only when it is asked for, as it may be large. */
  @Column('jsonb', { nullable: true, select: false })
  input!: object | null;

  /** What came of it. Read only when it is asked for, as it may be large. */
  @Column('jsonb', { nullable: true, select: false })
  result!: object | null;

  @Column('jsonb', { nullable: true })
  problem!: JobProblem | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** From then on nobody sees it, and it is removed once nothing works on it. */
  @Column('timestamptz')
  expiresAt!: Date;
}
