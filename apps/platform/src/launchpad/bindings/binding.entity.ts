import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import type { BindingOwner } from './binding-provider.js';
import type { BindingKind } from './binding-providers.js';

export const BINDING_STATES = ['attached', 'rotating', 'revoked'] as const;
export type BindingState = (typeof BINDING_STATES)[number];

/** Something that an app has a credential of its own for. */
@Entity('app_binding')
@Unique('app_binding_app_id_kind_target_key', ['appId', 'kind', 'target'])
export class BindingEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_binding_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  kind!: BindingKind;

  @Column('text')
  target!: string;

  @Column('text')
  mode!: 'live' | 'test';

  @Column('text', { array: true, nullable: true })
  scopes!: string[] | null;

  @Column('text')
  state!: BindingState;

  /** The variable of each value, by its role. */
  @Column('jsonb')
  names!: Record<string, string>;

  /** What the provider ends it by. */
  @Column('text')
  credentialId!: string;

  /** Sealed JSON of the values, by role. */
  @Column('text')
  valuesSealed!: string;

  /** The credential before, until no replica uses it. */
  @Column('text', { nullable: true })
  retiringId!: string | null;

  @Column('text', { nullable: true })
  retiringSealed!: string | null;

  @Column('jsonb')
  owner!: BindingOwner;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
