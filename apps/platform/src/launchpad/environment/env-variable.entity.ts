import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EnvScope } from './env-scope.js';

/** Who did something. */
export interface EnvActor {
  readonly kind: string;
  readonly id: string;
}

/** What is known of one variable besides its value, which is sealed with its app. */
@Entity('app_env_variable')
export class EnvVariableEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  key!: string;

  @Column('text')
  scope!: EnvScope;

  @Column('boolean')
  isSecret!: boolean;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('jsonb')
  updatedBy!: EnvActor;
}
