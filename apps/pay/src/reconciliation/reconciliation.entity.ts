import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One import of what a provider settled. */
@Entity('reconciliation')
export class ReconciliationEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'reconciliation_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  providerId!: string;

  @Column('text')
  source!: 'pull' | 'upload';

  /** Such as `2026-01-31`. */
  @Column('date')
  fromDay!: string;

  @Column('date')
  toDay!: string;

  /** How many lines the provider gave. */
  @Column('integer')
  lines!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
