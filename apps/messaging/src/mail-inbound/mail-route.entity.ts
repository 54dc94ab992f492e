import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { SendingDomainEntity } from '../domains/domain.entity.js';

/** Addresses of a domain whose mail is taken in. */
@Entity('mail_route')
@Unique('mail_route_once', ['domainId', 'pattern'])
@Index('mail_route_by_tenant', ['tenant', 'id'])
export class MailRouteEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'mail_route_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  @ForeignKey(() => SendingDomainEntity, { name: 'mail_route_domain', onDelete: 'CASCADE' })
  domainId!: string;

  /** The part before the at sign, in lower case; a star stands for anything. */
  @Column('text')
  pattern!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
