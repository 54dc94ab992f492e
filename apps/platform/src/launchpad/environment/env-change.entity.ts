import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import type { AppEnvironment } from '../app-settings/app-environment.js';
import type { EnvScope } from './env-scope.js';
import type { EnvActor } from './env-variable.entity.js';

/** What can happen to a variable. */
export const ENV_ACTIONS = ['set', 'unset'] as const;

/** One change of one variable. Never holds a value. */
@Entity('app_env_change')
@Index('app_env_change_by_app', ['appId', 'id'])
export class EnvChangeEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_env_change_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  key!: string;

  @Column('text')
  action!: (typeof ENV_ACTIONS)[number];

  @Column('text', { nullable: true })
  scope!: EnvScope | null;

  @Column('boolean', { nullable: true })
  isSecret!: boolean | null;

  /** The environments that it was done for; null for all. */
  @Column('text', { array: true, nullable: true })
  environments!: AppEnvironment[] | null;

  @Column('jsonb')
  actor!: EnvActor;

  @Column('timestamptz')
  changedAt!: Date;
}
