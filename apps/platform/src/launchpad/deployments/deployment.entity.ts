import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { BuildPlan } from '../engine/build-plan.js';
import type { DeploymentReason, DeploymentStage, DeploymentStatus } from './deployment-status.js';

/** Why and where a deployment failed, as shown to its owner. */
export interface DeploymentError {
  stage: DeploymentStage;
  code: string;
  message: string;
}

/** One attempt to bring a commit live. */
@Entity('deployment')
@Unique('deployment_app_id_number_key', ['appId', 'number'])
@Index('deployment_by_app', ['appId', 'id'])
@Index('deployment_unfinished', ['appId', 'status'], { where: 'finished_at IS NULL' })
export class DeploymentEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  @Column('integer')
  number!: number;

  @Column('text')
  status!: DeploymentStatus;

  /** The stage it is in, or was in when it ended. */
  @Column('text')
  stage!: DeploymentStage;

  /** When it entered each stage; of several attempts the last. */
  @Column('jsonb', { default: {} })
  stageTimes!: Partial<Record<DeploymentStage, string>>;

  @Column('text')
  branch!: string;

  /** The commit that was asked for; the head of the branch when null. */
  @Column('text', { nullable: true })
  wantedCommit!: string | null;

  @Column('text', { nullable: true })
  commitSha!: string | null;

  @Column('text', { nullable: true })
  commitMessage!: string | null;

  @Column('jsonb', { nullable: true })
  plan!: BuildPlan | null;

  @Column('jsonb', { nullable: true })
  error!: DeploymentError | null;

  @Column('text', { nullable: true })
  releaseId!: string | null;

  /** Why it was made: `deploy` builds a commit, everything else copies a release. */
  @Column('text', { default: 'deploy' })
  reason!: DeploymentReason;

  /** The release that is copied; the one that serves when null. */
  @Column('text', { nullable: true })
  fromReleaseId!: string | null;

  /** Whose environment a copied release gets: the one of `then`, or the `current` one. */
  @Column('text', { nullable: true })
  envOf!: 'then' | 'current' | null;

  /** Counts up whenever a worker takes it over; a worker with an older count may not write. */
  @Column('integer', { default: 0 })
  workerEpoch!: number;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { nullable: true })
  heartbeatAt!: Date | null;

  @Column('boolean', { default: false })
  cancelRequested!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
