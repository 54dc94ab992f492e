import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import type { AppEnvironment } from '../app-settings/app-environment.js';
import type { EnvScope } from './env-scope.js';

/** Who did something. */
export interface EnvActor {
  readonly kind: string;
  readonly id: string;
}

/** What is known of one variable besides its value, which is sealed with its app. */
@Entity('app_env_variable')
@Unique('app_env_variable_app_id_key_key', ['appId', 'key'])
export class EnvVariableEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_env_variable_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  key!: string;

  @Column('text')
  scope!: EnvScope;

  @Column('boolean')
  isSecret!: boolean;

  /** Environments that see the usual value. */
  @Column('text', { array: true, default: '{production,staging,preview}' })
  environments!: AppEnvironment[];

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('jsonb')
  updatedBy!: EnvActor;
}
