import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const asNumber = { transformer: { to: (value: unknown) => value, from: Number } };

/** A file that comes in pieces. */
@Entity('file_upload')
export class FileUploadEntity {
  /** `fup_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'file_upload_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  /** The folder that the file is to lie in; null for the top. */
  @Column('text', { nullable: true })
  parentId!: string | null;

  @Column('text')
  name!: string;

  @Column('text')
  contentType!: string;

  @Column('bigint', asNumber)
  sizeBytes!: number;

  /** What the bytes must have as SHA-256; null when it was not said. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** As it was sent. */
  @Column('text', { nullable: true })
  metadata!: string | null;

  /** What the store calls the bytes while they come. */
  @Column('text')
  blobUploadId!: string;

  /** The room that is held for it. */
  @Column('text')
  holdId!: string;

  /** The file that came of it; null until it is whole. */
  @Column('text', { nullable: true })
  fileId!: string | null;

  @Column('text', { nullable: true })
  createdBy!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
