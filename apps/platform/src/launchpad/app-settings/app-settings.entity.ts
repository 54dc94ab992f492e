import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import type { OwnSettings } from './app-settings.schema.js';

/** Settings that few apps have; those without a row have the usual ones. */
@Entity('app_settings')
export class AppSettingsEntity {
  @ForeignKey(() => AppEntity, { name: 'app_settings_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @Column('jsonb')
  settings!: OwnSettings;

  /** When a setting of the app was last changed, also one of its row, by name. */
  @Column('jsonb')
  changedAt!: Record<string, string>;
}

/** A name that an app had: its address still leads to the app. */
@Entity('app_former_name')
@Index('app_former_name_by_app', ['appId'])
export class FormerNameEntity {
  @PrimaryColumn('text')
  projectId!: string;

  @PrimaryColumn('text')
  name!: string;

  @ForeignKey(() => AppEntity, { name: 'app_former_name_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  /** When it leads nowhere any more. */
  @Column('timestamptz')
  freeAt!: Date;
}
