import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a project wants of every asset, where nothing else is said. */
@Entity('asset_defaults')
export class AssetDefaultsEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'asset_defaults_pkey' })
  tenant!: Tenant;

  @Column('integer', { nullable: true })
  retentionDays!: number | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  updatedAt!: Date;
}
