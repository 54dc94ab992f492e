import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RateSourceName } from '../sources/rate-sources.js';

/** Which of its two amounts was asked for. */
export const FIXED_SIDES = ['sell', 'buy'] as const;
export type FixedSide = (typeof FIXED_SIDES)[number];

/** An offer to exchange at a price. It never changes, but for the one trade that uses it. */
@Entity('fx_quote')
export class FxQuoteEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'fx_quote_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  sellCurrency!: string;

  @Column('bigint')
  sellAmount!: string;

  @Column('text')
  buyCurrency!: string;

  @Column('bigint')
  buyAmount!: string;

  @Column('text')
  fixed!: FixedSide;

  /** What the customer gets for one unit of the sold currency. */
  @Column('text')
  rate!: string;

  /** The same before the spread. */
  @Column('text')
  midRate!: string;

  @Column('integer')
  spreadBps!: number;

  @Column('text')
  source!: RateSourceName;

  /** Day that the price is of. */
  @Column('text')
  rateDate!: string;

  @Column('text', { nullable: true })
  tradeId!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
