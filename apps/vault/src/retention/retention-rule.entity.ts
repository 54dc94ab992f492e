import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long files of a folder, or with a tag, are kept, and when they are deleted. */
@Entity('retention_rule')
export class RetentionRuleEntity {
  /** `rtr_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'retention_rule_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  /** Of all files in it, however deep. */
  @Column('text', { nullable: true })
  folderId!: string | null;

  /** Of all documents that have it. */
  @Column('text', { nullable: true })
  tag!: string | null;

  @Column('integer', { nullable: true })
  keepDays!: number | null;

  @Column('integer', { nullable: true })
  deleteAfterDays!: number | null;

  @Column('text', { nullable: true })
  createdBy!: string | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
