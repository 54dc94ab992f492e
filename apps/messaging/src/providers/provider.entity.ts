import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Channel, MessageKind } from '../messages/message-channel.js';
import type { ProviderKind } from './kinds/provider-kinds.js';

const bigint = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Settings of any kind; its schema says which. */
export type ProviderSettings = object;

/** Somebody who carries messages for a project, with the account that the project has there. */
@Entity('message_provider')
@Index('message_provider_by_tenant', ['tenant', 'id'])
export class ProviderEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_provider_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('text')
  kind!: ProviderKind;

  /** What the schema of the kind lets through, without its secrets. */
  @Column('jsonb')
  settings!: ProviderSettings;

  /** JSON of the secrets, sealed for this provider. */
  @Column('bytea', { nullable: true })
  sealedSecrets!: Buffer | null;

  @Column('text', { array: true })
  channels!: Channel[];

  /** Such as `+49`; empty for every country. */
  @Column('text', { array: true })
  countryPrefixes!: string[];

  /** Empty for every category. */
  @Column('text', { array: true })
  categories!: MessageKind[];

  /** Smaller goes first. */
  @Column('integer')
  priority!: number;

  /** Millionths of the currency for each part of a message. */
  @Column('bigint', { nullable: true, transformer: bigint })
  costMicros!: number | null;

  @Column('text', { nullable: true })
  costCurrency!: string | null;

  @Column('boolean')
  isEnabled!: boolean;

  @Column('integer')
  version!: number;

  /** How often it failed since it last worked. */
  @Column('integer', { default: 0 })
  failures!: number;

  /** It is left alone until then; null while it works. */
  @Column('timestamptz', { nullable: true })
  openUntil!: Date | null;

  @Column('text', { nullable: true })
  lastFailure!: string | null;

  @Column('timestamptz', { nullable: true })
  lastFailureAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSuccessAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
