import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SettlementKind } from '../providers/driver/payment-provider.js';

const minor = {
  to: (value: bigint | null) => (value === null ? null : String(value)),
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};

export const ITEM_STATUSES = [
  'matched',
  'missing_internal',
  'missing_external',
  'amount_differs',
] as const;
/** How a line of the provider and our books agree. */
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const RESOLUTIONS = ['suspense', 'write_off', 'link'] as const;
/** What an operator did about it. */
export type Resolution = (typeof RESOLUTIONS)[number];

/** A line of a provider, a payment of ours, or both where they belong together. */
@Entity('reconciliation_item')
export class ReconciliationItemEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'reconciliation_item_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  providerId!: string;

  /** The import that saw it first. */
  @Column('text')
  reconciliationId!: string;

  @Column('text')
  status!: ItemStatus;

  /** The provider's name of the line; null for what the provider does not have. */
  @Column('text', { nullable: true })
  line!: string | null;

  @Column('date')
  day!: string;

  @Column('text')
  kind!: SettlementKind;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text')
  currency!: string;

  /** What the provider says, positive for what came in; null for what it does not have. */
  @Column('bigint', { nullable: true, transformer: minor })
  amount!: bigint | null;

  @Column('bigint', { transformer: minor })
  fee!: bigint;

  @Column('text', { nullable: true })
  orderId!: string | null;

  /** What our books say; null for what they do not have. */
  @Column('bigint', { nullable: true, transformer: minor })
  bookedAmount!: bigint | null;

  @Column('text', { nullable: true })
  feeOperation!: string | null;

  @Column('text', { nullable: true })
  resolution!: Resolution | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { nullable: true })
  resolvedOperation!: string | null;

  @Column('timestamptz', { nullable: true })
  resolvedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
