import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';

/** How long and how much of what an app writes is kept. Apps without a row keep as much as they may. */
@Entity('app_log_retention')
export class LogRetentionEntity {
  @ForeignKey(() => AppEntity, { name: 'app_log_retention_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @Column('integer')
  keepDays!: number;

  @Column('integer')
  keepMb!: number;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  updatedAt!: Date;
}
