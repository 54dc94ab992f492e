import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A host name of a customer's own that leads to an app. */
@Entity('app_domain')
@Index('app_domain_of_project', ['projectId', 'host'], { unique: true })
@Index('app_domain_verified', ['host'], { unique: true, where: "status = 'verified'::text" })
@Index('app_domain_of_app', ['appId'])
@Index('app_domain_primary', ['appId'], { unique: true, where: 'is_primary' })
export class DomainEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  /** In lower case and punycode; `*.` in front for a wildcard. */
  @Column('text')
  host!: string;

  /** What the TXT record has to hold. */
  @Column('text')
  token!: string;

  @Column('text')
  challenge!: 'http-01' | 'dns-01';

  @Column('text')
  status!: 'pending' | 'verified' | 'failed';

  /** What proved the ownership. */
  @Column('text', { nullable: true })
  method!: 'txt' | 'cname' | 'address' | null;

  @Column('text', { nullable: true })
  problem!: string | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** When the records are looked up next; null when they are not. */
  @Column('timestamptz', { nullable: true })
  checkAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;

  @Column('timestamptz')
  giveUpAt!: Date;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  /** The name that the app goes by; at most one of an app. */
  @Column('boolean', { default: false })
  isPrimary!: boolean;

  /** Host of another domain of the app, which visitors are sent on to. */
  @Column('text', { nullable: true })
  redirectTo!: string | null;

  @Column('integer', { default: 308 })
  redirectStatus!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
