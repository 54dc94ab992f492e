import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NewAsset } from '../assets/new-asset.schema.js';

/** How the bytes come in. */
export const UPLOAD_KINDS = ['tus', 'direct', 'url', 'simple'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Where an upload is. The last four are ends. */
export const UPLOAD_STATUSES = [
  'waiting',
  'uploading',
  'complete',
  'expired',
  'cancelled',
  'failed',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

const bigNumber = { transformer: { to: (value: unknown) => value, from: numberOf } };

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}

/** A file on its way in. */
@Entity('upload')
@Index('upload_by_tenant', ['tenant', 'id'])
export class UploadEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'upload_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  kind!: UploadKind;

  @Column('text')
  status!: UploadStatus;

  /** Name of the file. */
  @Column('text')
  name!: string;

  @Column('text')
  contentType!: string;

  /** Null until it is known. */
  @Column('bigint', { nullable: true, ...bigNumber })
  sizeBytes!: number | null;

  /** Bytes that outlive a crash. */
  @Column('bigint', bigNumber)
  receivedBytes!: number;

  @Column('text')
  objectKey!: string;

  /** What the object store calls the object while it grows. */
  @Column('text', { nullable: true })
  storageId!: string | null;

  /** An object with bytes that are too few for a part. */
  @Column('text', { nullable: true })
  tailKey!: string | null;

  @Column('integer')
  tailBytes!: number;

  /** Known where all bytes passed through one process. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** SHA-256 of the secret in its own address. */
  @Column('text', { nullable: true })
  tokenHash!: string | null;

  @Column('text', { nullable: true })
  sourceUrl!: string | null;

  /** What its address said of the version that its first bytes are of; null when that is unknown. */
  @Column('text', { nullable: true })
  sourceValidator!: string | null;

  /** The only origin whose pages may send to its own address; any when null. */
  @Column('text', { nullable: true })
  corsOrigin!: string | null;

  /** `Upload-Metadata` as it was sent, for it is sent back. */
  @Column('text', { nullable: true })
  tusMetadata!: string | null;

  /** A part of a file that is sent over several connections. */
  @Column('boolean')
  isPartial!: boolean;

  /** The parts that it is put together of. */
  @Column('text', { array: true, nullable: true })
  concatOf!: string[] | null;

  @Column('jsonb')
  settings!: NewAsset;

  @Column('text', { nullable: true })
  assetId!: string | null;

  @Column('text', { nullable: true })
  errorCode!: string | null;

  @Column('text', { nullable: true })
  errorDetail!: string | null;

  @Column('integer')
  attempts!: number;

  /** When something is to be done for it by us. */
  @Column('timestamptz', { nullable: true })
  workAt!: Date | null;

  /** Since when its bytes are to be removed. */
  @Column('timestamptz', { nullable: true })
  dropAt!: Date | null;

  /** Who writes to it now. */
  @Column('text', { nullable: true })
  holdToken!: string | null;

  @Column('timestamptz', { nullable: true })
  holdUntil!: Date | null;

  @Column('boolean')
  isHoldWanted!: boolean;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
