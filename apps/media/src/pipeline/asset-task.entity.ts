import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What is done for an asset: look at its file, repackage it as it is, encode one part of its picture
 * in all sizes, encode a track of its sound, make still pictures, read the words that
 * are in it. Before all that a clip is cut out of
 * the file of another asset; after it, files for download are packed.
 */
export const TASK_KINDS = [
  'clip',
  'probe',
  'source',
  'video',
  'audio',
  'images',
  'texts',
  'further',
  'download',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What is asked for of an asset that is ready: how it ends changes nothing of the asset. */
export const LATER_KINDS: ReadonlySet<TaskKind> = new Set(['download']);

export const TASK_STATUSES = ['queued', 'processing', 'ready', 'failed', 'skipped'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

const key = { primaryKeyConstraintName: 'asset_task_pkey' };

/** One piece of work on an asset, done by one worker at a time. */
@Entity('asset_task')
export class AssetTaskEntity {
  @PrimaryColumn('text', key)
  assetId!: string;

  @PrimaryColumn('integer', key)
  generation!: number;

  @PrimaryColumn('text', key)
  kind!: TaskKind;

  /** Of the chunk, or of the track. */
  @PrimaryColumn('integer', key)
  position!: number;

  /** Of its asset, so that workers serve all tenants in turn. */
  @Column('text')
  tenant!: Tenant;

  /** The lowest is done first within a tenant: a start of every asset before the rest of any. */
  @Column('integer')
  rank!: number;

  @Column('integer')
  startMs!: number;

  @Column('integer')
  endMs!: number;

  @Column('text')
  status!: TaskStatus;

  @Column('integer')
  attempts!: number;

  /** Counts who took it: whoever lost it can write nothing about it. */
  @Column('integer')
  epoch!: number;

  @Column('text', { nullable: true })
  takenBy!: string | null;

  @Column('timestamptz', { nullable: true })
  heartbeatAt!: Date | null;

  @Column('timestamptz')
  runAfter!: Date;

  /** How much of it is done, 0 to 1. */
  @Column('real')
  fraction!: number;

  @Column('text', { nullable: true })
  failure!: string | null;
}
