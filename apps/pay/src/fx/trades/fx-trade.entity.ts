import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RejectionCode } from '../../ledger/decide/rejection.js';

export const FX_TRADE_STATUSES = ['pending', 'executed', 'failed'] as const;
export type FxTradeStatus = (typeof FX_TRADE_STATUSES)[number];

/** An exchange by a quote. A pending one is finished, whatever happens to who asked for it. */
@Entity('fx_trade')
export class FxTradeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'fx_trade_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  quoteId!: string;

  /** Key of the request that asked for it. */
  @Column('text')
  requestKey!: string;

  @Column('text')
  fromWallet!: string;

  @Column('text')
  toWallet!: string;

  @Column('text')
  sellCurrency!: string;

  @Column('bigint')
  sellAmount!: string;

  @Column('text')
  buyCurrency!: string;

  @Column('bigint')
  buyAmount!: string;

  @Column('text')
  rate!: string;

  @Column('text')
  status!: FxTradeStatus;

  /** Why it failed. */
  @Column('text', { nullable: true })
  code!: RejectionCode | null;

  /** What the ledger did for it. */
  @Column('text', { nullable: true })
  postingId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
