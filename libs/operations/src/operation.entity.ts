import { Column, Entity, PrimaryColumn } from 'typeorm';

export const OPERATION_STATUSES = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

/** Why an operation ended without success. */
export interface OperationError {
  readonly code: string;
  readonly message: string;
}

/** Long work on one resource. */
@Entity('operation')
export class OperationEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  /** Which handler does it, such as `vps.create`. */
  @Column('text')
  kind!: string;

  @Column('text')
  resourceType!: string;

  @Column('text')
  resourceId!: string;

  /** What the handler needs to know. Holds no secret. */
  @Column('jsonb')
  input!: object;

  @Column('text')
  status!: OperationStatus;

  /** What is being done now, for people; null before the first word. */
  @Column('text', { nullable: true })
  stage!: string | null;

  /** From 0 to 1. */
  @Column('real')
  progress!: number;

  @Column('jsonb', { nullable: true })
  error!: OperationError | null;

  /** Counts the workers that had it in hand; only the latest may write. */
  @Column('integer')
  epoch!: number;

  @Column('integer')
  attempts!: number;

  @Column('timestamptz', { nullable: true })
  heartbeatAt!: Date | null;

  /** Not to be taken in hand before. */
  @Column('timestamptz')
  runAfter!: Date;

  @Column('boolean')
  cancelRequested!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** What it calls off, known only to whoever has just started it. */
  callsOff?: readonly OperationEntity[];
}

/** Whether nothing more will happen to it. */
export const isOver = ({ status }: Pick<OperationEntity, 'status'>): boolean =>
  status !== 'queued' && status !== 'running';
