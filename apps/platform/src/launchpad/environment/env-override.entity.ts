import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AppEnvironment } from '../app-settings/app-environment.js';
import { AppEntity } from '../apps/app.entity.js';
import type { EnvActor } from './env-variable.entity.js';

/** The value of a variable in one environment; it wins over the usual one. */
@Entity('app_env_override')
export class EnvOverrideEntity {
  @ForeignKey(() => AppEntity, { name: 'app_env_override_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @PrimaryColumn('text')
  key!: string;

  @PrimaryColumn('text')
  environment!: AppEnvironment;

  @Column('text')
  valueSealed!: string;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('jsonb')
  updatedBy!: EnvActor;
}
