import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const asNumber = { transformer: { to: (value: unknown) => value, from: Number } };

/** What a file was at a time. */
@Entity('file_version')
export class FileVersionEntity {
  /** `fiv_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'file_version_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  fileId!: string;

  /** Counts up from 1 in its file. */
  @Column('integer')
  number!: number;

  /** Where the bytes are. */
  @Column('text')
  blobId!: string;

  @Column('bigint', asNumber)
  sizeBytes!: number;

  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  @Column('text')
  sha256!: string;

  @Column('text')
  contentType!: string;

  /** The user for whom it was made; null when that was the project itself. */
  @Column('text', { nullable: true })
  createdBy!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
