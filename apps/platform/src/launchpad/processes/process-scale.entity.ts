import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** How wide a process beside web is to run; those without a row run once. */
@Entity('app_process_scale')
export class ProcessScaleEntity {
  @ForeignKey(() => AppEntity, { name: 'app_process_scale_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @PrimaryColumn('text')
  process!: string;

  @Column('integer')
  replicas!: number;

  /** Processors that one replica may use; as for web when null. */
  @Column('double precision', { nullable: true })
  cpu!: number | null;

  /** Memory that one replica may use; as for web when null. */
  @Column('integer', { nullable: true })
  memoryMb!: number | null;

  @Column('timestamptz')
  changedAt!: Date;
}
