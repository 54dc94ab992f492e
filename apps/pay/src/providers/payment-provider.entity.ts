import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentProviderKind } from './kinds/provider-kinds.js';

/** Somebody who takes money in and pays it out for a project. */
@Entity('payment_provider')
export class PaymentProviderEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_provider_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('text')
  kind!: PaymentProviderKind;

  /** What the schema of the kind lets through, without its secrets. */
  @Column('jsonb')
  settings!: object;

  /** JSON of the secrets, sealed for this provider. */
  @Column('bytea', { nullable: true })
  sealedSecrets!: Buffer | null;

  /** Empty for every currency. */
  @Column('text', { array: true })
  currencies!: string[];

  /** Smaller goes first. */
  @Column('integer')
  priority!: number;

  @Column('boolean')
  isEnabled!: boolean;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
