import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NewAsset } from './new-asset.schema.js';

/** Where an asset is. `waiting` has no file yet; `rejected` is the fault of its file, `failed` is ours and can be retried. */
export const ASSET_STATUSES = [
  'waiting',
  'created',
  'ingesting',
  'probing',
  'processing',
  'ready',
  'rejected',
  'failed',
  'cancelled',
  'deleting',
  'deleted',
] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];

/** What an asset is to become. */
export type AssetSettings = Pick<NewAsset, 'max_height' | 'quality' | 'loudness'> &
  Partial<Pick<NewAsset, 'watermark' | 'codecs' | 'burn_in'>>;

/** Where the pictures of an asset are in the object store. */
export interface AssetImages {
  /** Of all of them. */
  readonly bytes: number;
  readonly posterKey: string | null;
  readonly previewKey: string | null;
  /** The sheet, and the WebVTT that says which picture is where in it. */
  readonly storyboardKey: string | null;
  readonly storyboardVttKey: string | null;
}

/** What is being worked on. */
export const ACTIVE_STATUSES = ['ingesting', 'probing', 'processing'] as const;

/** A video or sound: its file, and all that is made of it. */
@Entity('asset')
@Index('asset_by_tenant', ['tenant', 'id'])
export class AssetEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'asset_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** The upload that it came from; one makes one asset. */
  @Column('text', { nullable: true })
  uploadId!: string | null;

  /** The asset that it was cut out of; it may be gone. */
  @Column('text', { nullable: true })
  sourceAssetId!: string | null;

  /** Which part of that. */
  @Column('integer', { nullable: true })
  clipStartMs!: number | null;

  @Column('integer', { nullable: true })
  clipEndMs!: number | null;

  /** Whether its file is there: that of a clip is made first. */
  @Column('boolean')
  isCut!: boolean;

  @Column('text')
  name!: string;

  @Column('jsonb')
  metadata!: Record<string, string>;

  @Column('text')
  status!: AssetStatus;

  /** Whether a first rendition can be played; turns true before `ready`. */
  @Column('boolean')
  playable!: boolean;

  /** 0 to 100. */
  @Column('smallint')
  progress!: number;

  @Column('text', { nullable: true })
  errorCode!: string | null;

  @Column('text', { nullable: true })
  errorDetail!: string | null;

  /** Where the file is in the object store. */
  @Column('text')
  sourceKey!: string;

  @Column('bigint', { transformer: { to: Number, from: Number } })
  sourceBytes!: number;

  /** Bytes of all that was made of the file. */
  @Column('bigint', { transformer: { to: Number, from: Number } })
  derivedBytes!: number;

  /** Whether the object store holds files of it that nobody needs any more. */
  @Column('boolean')
  hasLeftovers!: boolean;

  @Column('integer', { nullable: true })
  durationMs!: number | null;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('double precision', { nullable: true })
  fps!: number | null;

  /** What the probe saw. */
  @Column('jsonb', { nullable: true })
  probe!: object | null;

  /** Still pictures that were made; null before. */
  @Column('jsonb', { nullable: true })
  images!: AssetImages | null;

  @Column('jsonb')
  settings!: AssetSettings;

  /** Counts attempts at the whole; what an earlier one made is not shown. */
  @Column('integer')
  generation!: number;

  /** Counts changes by its owner, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  /** -1 is worked on after those with 0, and 1 before them. */
  @Column('smallint', { default: 0 })
  priority!: number;

  /** Whether its file stays once all is made of it. */
  @Column('boolean', { default: true })
  keepsSource!: boolean;

  @Column('timestamptz', { nullable: true })
  sourceDeletedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  playableAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  /** The broadcast that it is a recording of. */
  @Column('text', { nullable: true })
  liveSessionId!: string | null;

  /** Where the folders of its renditions are, when not in the place where they usually are. */
  @Column('text', { nullable: true })
  filesPrefix!: string | null;
}
