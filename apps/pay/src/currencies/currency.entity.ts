import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const CURRENCY_KINDS = ['iso', 'custom'] as const;
export type CurrencyKind = (typeof CURRENCY_KINDS)[number];

/** A currency that amounts may be in: of ISO 4217, or of one project. */
@Entity('currency')
export class CurrencyEntity {
  /** Empty for those of ISO 4217. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'currency_pkey' })
  tenant!: Tenant | '';

  @PrimaryColumn('text', { primaryKeyConstraintName: 'currency_pkey' })
  code!: string;

  @Column('text')
  kind!: CurrencyKind;

  /** Digits after the decimal point: how many minor units, as powers of ten, make a whole one. */
  @Column('smallint')
  exponent!: number;

  @Column('text')
  name!: string;

  /** Three digits of ISO 4217; null for those of projects. */
  @Column('text', { nullable: true })
  numericCode!: string | null;

  /** Whether something new may be made in it. */
  @Column('boolean')
  active!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
