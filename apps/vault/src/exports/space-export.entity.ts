import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far an export is. */
export const EXPORT_STATUSES = ['queued', 'running', 'ready', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

const bigNumber = {
  transformer: {
    to: (value: unknown) => value,
    from: (value: string | null) => (value === null ? null : Number(value)),
  },
};

/** How much an export holds. */
export interface ExportCounts {
  readonly files: number;
  readonly folders: number;
  readonly notes: number;
  readonly tasks: number;
  readonly events: number;
  /** Missing of those that were made before there were any. */
  readonly contacts?: number;
}

/** All that is in a space as one archive. Its row outlives the space, so that its bytes are let go of. */
@Entity('space_export')
export class SpaceExportEntity {
  /** `exp_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'space_export_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  status!: ExportStatus;

  /** The archive, once it is ready. */
  @Column('text', { nullable: true })
  blobId!: string | null;

  @Column('bigint', { nullable: true, ...bigNumber })
  sizeBytes!: number | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('jsonb', { nullable: true })
  counts!: ExportCounts | null;

  /** Why it failed. */
  @Column('text', { nullable: true })
  problem!: string | null;

  /** SHA-256 of the secret part of its link; null when it has none. */
  @Column('bytea', { nullable: true })
  linkHash!: Buffer | null;

  /** The user for whom it was made; null when that was the project itself. */
  @Column('text', { nullable: true })
  createdBy!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** When it deletes itself. */
  @Column('timestamptz')
  expiresAt!: Date;
}
