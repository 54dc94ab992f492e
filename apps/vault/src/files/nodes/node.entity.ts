import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const bigNumber = {
  transformer: {
    to: (value: unknown) => value,
    from: (value: string | null) => (value === null ? null : Number(value)),
  },
};

/** What a file or folder was made as. */
export type NodeKind = 'file' | 'folder';

/** A file or a folder: one table, since two in one folder must not have the same name. */
@Entity('node')
export class NodeEntity {
  /** `fil_…` or `fol_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'node_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  kind!: NodeKind;

  /** The folder that it lies in; null at the top of the space. */
  @Column('text', { nullable: true })
  parentId!: string | null;

  @Column('text')
  name!: string;

  /** The current version of a file, and what is known of it; null for folders. */
  @Column('text', { nullable: true })
  versionId!: string | null;

  @Column('text', { nullable: true })
  contentType!: string | null;

  @Column('bigint', { nullable: true, ...bigNumber })
  sizeBytes!: number | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  /** Counts the versions of a file, those that are gone included; 0 for folders. */
  @Column('integer')
  versionCount!: number;

  /** The user for whom it was made; null when that was the project itself. */
  @Column('text', { nullable: true })
  createdBy!: string | null;

  /** Since when it is in the trash. */
  @Column('timestamptz', { nullable: true })
  trashedAt!: Date | null;

  /** With what it went there: its own id, or that of a folder above. */
  @Column('text', { nullable: true })
  trashedWith!: string | null;

  /** Whether it is being removed for good. */
  @Column('boolean')
  isGoing!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
