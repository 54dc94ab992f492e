import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A recipient who wants no more mail of a project. */
@Entity('mail_opt_out')
@Unique('mail_opt_out_once', ['tenant', 'recipient'])
@Index('mail_opt_out_by_tenant', ['tenant', 'id'])
export class OptOutEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'mail_opt_out_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** In lower case. */
  @Column('text')
  recipient!: string;

  /** The message whose link was used. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
