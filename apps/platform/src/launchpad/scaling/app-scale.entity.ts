import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import type { AutoscalePolicy } from './autoscale-policy.js';

/** How wide an app is to run. Apps without a row run as wide as the installation says. */
@Entity('app_scale')
export class AppScaleEntity {
  @ForeignKey(() => AppEntity, { name: 'app_scale_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @Column('integer')
  replicas!: number;

  @Column('double precision')
  cpu!: number;

  @Column('integer')
  memoryMb!: number;

  /** How it is scaled without being asked; never when null. */
  @Column('jsonb', { nullable: true })
  autoscale!: AutoscalePolicy | null;

  /** How many replicas the autoscaler wants now; null while it has not decided. */
  @Column('integer', { nullable: true })
  target!: number | null;

  @Column('timestamptz')
  changedAt!: Date;
}
