import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { BuildPlan } from '../engine/build-plan.js';
import type { ProcessScale } from '../processes/process-scales.js';
import type { ReleaseVolume } from '../volumes/release-volumes.js';
import type { ReleaseScale } from './release-scale.js';
import type { Artifact } from '../engine/builder.driver.js';

/** What one deployment made. Never changed: an app is switched from one release to another. */
@Entity('release')
@Unique('release_app_id_number_key', ['appId', 'number'])
export class ReleaseEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  deploymentId!: string;

  @Column('integer')
  number!: number;

  @Column('text')
  commitSha!: string;

  @Column('jsonb')
  artifact!: Artifact;

  @Column('jsonb')
  plan!: BuildPlan;

  /** The environment as it was, sealed. */
  @Column('text')
  envSealed!: string;

  /** Names of variables whose values are no secrets; logs may show them. */
  @Column('text', { array: true, default: '{}' })
  plainEnvKeys!: string[];

  /** How many replicas it is meant to have, and what each may use; the installation's when null. */
  @Column('jsonb', { nullable: true })
  scale!: ReleaseScale | null;

  /** How wide the processes beside web are meant to run, by name. */
  @Column('jsonb', { default: {} })
  processScales!: Record<string, ProcessScale>;

  /** What its replicas find that outlives it. */
  @Column('jsonb', { default: [] })
  volumes!: ReleaseVolume[];

  @Column('timestamptz')
  createdAt!: Date;
}
