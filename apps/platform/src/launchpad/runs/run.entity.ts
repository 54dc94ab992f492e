import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const RUN_STATUSES = [
  'running',
  'succeeded',
  'failed',
  'cancelled',
  'timed_out',
  'missed',
  'skipped',
  'lost',
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Who asked for a run; nobody when the clock did. */
export interface RunActor {
  readonly kind: 'account' | 'key' | 'service';
  readonly id: string;
}

/** One command that ran to its end beside an app, with a replica of its own. */
@Entity('app_run')
@Index('app_run_by_app', ['appId', 'id'])
@Index('app_run_running', ['appId'], { where: `status = 'running'` })
export class RunEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  /** The release that it ran of; null when it never started. */
  @Column('text', { nullable: true })
  releaseId!: string | null;

  /** Name of the cron entry that it is of; null for a command that somebody gave. */
  @Column('text', { nullable: true })
  cron!: string | null;

  @Column('text')
  command!: string;

  @Column('text')
  status!: RunStatus;

  @Column('integer', { nullable: true })
  exitCode!: number | null;

  @Column('text', { nullable: true })
  signal!: string | null;

  @Column('boolean', { default: false })
  isOutOfMemory!: boolean;

  /** Why it did not run, or did not end by itself. */
  @Column('text', { nullable: true })
  note!: string | null;

  @Column('integer')
  timeoutS!: number;

  @Column('jsonb', { nullable: true })
  actor!: RunActor | null;

  /** When the clock wanted it; null for what somebody started. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
