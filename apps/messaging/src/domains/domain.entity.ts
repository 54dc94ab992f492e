import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { RecordCheck } from './domain-records.js';

export const DOMAIN_STATUSES = ['pending', 'verified', 'failed'] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

/** A domain that a project sends mail from, and the key that signs it. */
@Entity('sending_domain')
@Unique('sending_domain_once', ['tenant', 'name'])
@Index('sending_domain_by_tenant', ['tenant', 'id'])
export class SendingDomainEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sending_domain_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** In lower case, in ASCII. */
  @Column('text')
  name!: string;

  @Column('text')
  selector!: string;

  /** Base64 of the key in DER, as DNS publishes it. */
  @Column('text')
  publicKey!: string;

  /** PEM, sealed for this domain. */
  @Column('bytea')
  sealedPrivateKey!: Buffer;

  /** Domain whose servers send its mail, as SPF includes it. */
  @Column('text', { nullable: true })
  spfInclude!: string | null;

  @Column('text')
  status!: DomainStatus;

  /** What the last look at DNS found. */
  @Column('jsonb')
  checks!: RecordCheck[];

  @Column('integer')
  version!: number;

  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;

  /** When it was first found right; null when it is not right now. */
  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
