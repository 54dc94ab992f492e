import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EnvScope } from './env-scope.js';
import type { EnvActor } from './env-variable.entity.js';

/** What can happen to a variable. */
export const ENV_ACTIONS = ['set', 'unset'] as const;

/** One change of one variable. Never holds a value. */
@Entity('app_env_change')
export class EnvChangeEntity {
  @PrimaryColumn('text')
  id!: string;

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

  @Column('jsonb')
  actor!: EnvActor;

  @Column('timestamptz')
  changedAt!: Date;
}
