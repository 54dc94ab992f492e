import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A price that a project sells at from a moment on. It never changes; a later one takes its place. */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'fx_rate_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  base!: string;

  @Column('text')
  quote!: string;

  /** Units of `quote` for one of `base`, as a decimal; null when published rates count again. */
  @Column('text', { nullable: true })
  rate!: string | null;

  /** Kept of the price in either direction, in hundredths of a per cent. */
  @Column('integer')
  spreadBps!: number;

  @Column('timestamptz')
  validFrom!: Date;

  /** Counts prices in the order in which they were set. */
  @Column({ type: 'bigint', insert: false, update: false })
  readonly seq!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
