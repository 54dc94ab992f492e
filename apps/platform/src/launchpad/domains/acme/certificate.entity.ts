import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The record that an authority wants to see, while it does. */
export interface ChallengeRecord {
  readonly name: string;
  readonly value: string;
}

/** The certificate of a domain, and where its next order stands. */
@Entity('app_certificate')
export class CertificateEntity {
  @PrimaryColumn('text')
  domainId!: string;

  @Column('text')
  host!: string;

  @Column('text')
  status!: 'waiting' | 'issuing' | 'issued' | 'failed';

  @Column('text', { nullable: true })
  chain!: string | null;

  /** The private key, sealed for this domain. */
  @Column('text', { nullable: true })
  keySealed!: string | null;

  @Column('text', { nullable: true })
  fingerprint!: string | null;

  @Column('timestamptz', { nullable: true })
  notBefore!: Date | null;

  @Column('timestamptz', { nullable: true })
  notAfter!: Date | null;

  /** When it is ordered next. */
  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  /** Until then one process works on the order. */
  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;

  @Column('integer', { default: 0 })
  epoch!: number;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('jsonb', { nullable: true })
  record!: ChallengeRecord | null;

  @Column('text', { nullable: true })
  problem!: string | null;
}

/** Who we are to an authority. */
@Entity('acme_account')
export class AcmeAccountEntity {
  @PrimaryColumn('text')
  directoryUrl!: string;

  @Column('text')
  keySealed!: string;

  @Column('text', { nullable: true })
  url!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
