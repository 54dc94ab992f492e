import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

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

  @Column('timestamptz')
  changedAt!: Date;
}
