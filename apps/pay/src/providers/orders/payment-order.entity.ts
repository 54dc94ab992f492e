import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Metadata } from '../../ledger/command.js';
import type { ShownMethod } from '../driver/payment-method.schema.js';
import type { ProviderStatus } from '../driver/payment-provider.js';

const minor = {
  to: (value: bigint | null) => (value === null ? null : String(value)),
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};

export const ORDER_STATUSES = ['created', 'pending', 'succeeded', 'failed', 'returned'] as const;
/** What an order has come to in our own books. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderKind = 'payin' | 'payout' | 'refund';

/** Money that a provider is to take in, pay out or give back. */
@Entity('payment_order')
export class PaymentOrderEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_order_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  kind!: OrderKind;

  @Column('text')
  providerId!: string;

  /** Whether no real money moves. */
  @Column('boolean')
  isSandbox!: boolean;

  @Column('text')
  wallet!: string;

  @Column('bigint', { transformer: minor })
  amount!: bigint;

  @Column('text')
  currency!: string;

  /** Null for refunds. */
  @Column('jsonb', { nullable: true })
  method!: ShownMethod | null;

  /** The whole method, until the provider has it. */
  @Column('bytea', { nullable: true })
  sealedMethod!: Buffer | null;

  /** The pay-in that a refund gives back. */
  @Column('text', { nullable: true })
  payinId!: string | null;

  @Column('text', { nullable: true })
  returnUrl!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('jsonb')
  metadata!: Metadata;

  @Column('text')
  status!: OrderStatus;

  /** What the provider said last; the books follow it. */
  @Column('text', { nullable: true })
  outcome!: ProviderStatus | null;

  @Column('text', { nullable: true })
  failure!: string | null;

  /** The provider's name of it. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text', { nullable: true })
  redirectUrl!: string | null;

  /** What of a pay-in was given back, or is about to be. */
  @Column('bigint', { transformer: minor })
  refunded!: bigint;

  /** What the suspense account has of it; negative for what the wallet could not give back. */
  @Column('bigint', { transformer: minor })
  suspense!: bigint;

  @Column('text', { nullable: true })
  holdId!: string | null;

  /** The operation of the ledger that booked it. */
  @Column('text', { nullable: true })
  operationId!: string | null;

  /** What the wallet is to give back in the attempt of `planNumber`. */
  @Column('bigint', { nullable: true, transformer: minor })
  plan!: bigint | null;

  @Column('integer')
  planNumber!: number;

  /** How often the provider was asked. */
  @Column('integer')
  attempts!: number;

  /** From then on a sweeper looks after it; null when there is nothing left to do. */
  @Column('timestamptz', { nullable: true })
  attendAt!: Date | null;

  /** The `Idempotency-Key`. */
  @Column('text')
  key!: string;

  @Column('bytea')
  fingerprint!: Buffer;

  /** What the first request was answered with. */
  @Column('jsonb', { nullable: true })
  firstAnswer!: object | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  succeededAt!: Date | null;
}
