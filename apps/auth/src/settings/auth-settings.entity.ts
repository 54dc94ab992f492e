import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnValues } from './sections.js';

/** What a project has set in one mode. There is no row before the first change. */
@Entity('auth_settings')
export class AuthSettingsEntity {
  @PrimaryColumn('text')
  tenant!: Tenant;

  /** Only what differs from the defaults by the will of the project. */
  @Column('jsonb', { name: 'own_values' })
  own!: OwnValues;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  updatedAt!: Date;
}
