import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** A command of an app that runs by the clock. */
@Entity('app_cron')
@Unique('app_cron_app_id_name_key', ['appId', 'name'])
@Index('app_cron_due', ['nextAt'], { where: 'is_enabled' })
export class CronEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_cron_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  schedule!: string;

  @Column('text')
  timeZone!: string;

  @Column('text')
  command!: string;

  @Column('text')
  overlap!: 'forbid' | 'allow';

  /** Who says so: launchpad.json of the release that serves, or somebody by the API. */
  @Column('text')
  source!: 'file' | 'settings';

  @Column('boolean', { default: true })
  isEnabled!: boolean;

  /** When it is to run next. */
  @Column('timestamptz')
  nextAt!: Date;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
