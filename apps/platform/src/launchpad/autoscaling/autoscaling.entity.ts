import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import type { AutoscalePolicy } from './autoscale-policy.js';

/** How an app is scaled without being asked, and what came of it. */
@Entity('app_autoscaling')
export class AutoscalingEntity {
  @ForeignKey(() => AppEntity, { name: 'app_autoscaling_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @Column('jsonb')
  policy!: AutoscalePolicy;

  /** Counts the changes that people made. */
  @Column('integer', { default: 1 })
  version!: number;

  /** How many replicas are wanted now; null while nothing was decided. */
  @Column('integer', { nullable: true })
  target!: number | null;

  /** The release that sleeps. Another one of the app is awake. */
  @Column('text', { nullable: true })
  asleepReleaseId!: string | null;

  /** Why the last change was made. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz', { nullable: true })
  scaledAt!: Date | null;

  @Column('timestamptz')
  updatedAt!: Date;
}
