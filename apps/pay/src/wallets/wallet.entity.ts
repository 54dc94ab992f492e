import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Metadata } from '../ledger/command.js';

/** What a project makes itself: places for money, or the outside that money is booked in from. */
export const WALLET_KINDS = ['wallet', 'world'] as const;
export type WalletKind = (typeof WALLET_KINDS)[number];

/** What people see of a wallet besides its money, which is on the account of the same identifier. */
@Entity('wallet')
@Index('wallet_by_tenant', ['tenant', 'id'])
@Index('wallet_by_currency', ['tenant', 'currency', 'id'])
@Index('wallet_by_name', ['tenant', 'name', 'id'])
@Index('wallet_by_owner', ['tenant', 'owner', 'id'])
@Unique('wallet_external_id', ['tenant', 'externalId'])
export class WalletEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** Never changes, as on the account. */
  @Column('text')
  kind!: WalletKind;

  /** Never changes, as on the account. */
  @Column('text')
  currency!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  /** The project's own name of it. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  /** Whose it is, such as a user. */
  @Column('text', { nullable: true })
  owner!: string | null;

  @Column('jsonb')
  metadata!: Metadata;

  /** Why it is frozen, as far as somebody said. */
  @Column('text', { nullable: true })
  freezeReason!: string | null;

  /** Counts changes of the wallet, for `If-Match`; postings are none. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
