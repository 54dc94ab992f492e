import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

export const APP_VOLUME_STATUSES = [
  'creating',
  'ready',
  'growing',
  'restoring',
  'deleting',
  'failed',
] as const;
export type AppVolumeStatus = (typeof APP_VOLUME_STATUSES)[number];

/** A folder of an app that outlives its releases. */
@Entity('app_volume')
@Unique('app_volume_app_id_name_key', ['appId', 'name'])
@Index('app_volume_project', ['projectId'])
@Index('app_volume_unfinished', ['status'], { where: "status <> 'ready'" })
export class AppVolumeEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_volume_app_id_fkey' })
  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  /** Where replicas find it. */
  @Column('text')
  mountPath!: string;

  /** How large it is to be. */
  @Column('integer')
  sizeGb!: number;

  /** How large it is; 0 before it is made. */
  @Column('integer', { default: 0 })
  madeGb!: number;

  /** The processes that find it; all when null. */
  @Column('text', { array: true, nullable: true })
  processes!: string[] | null;

  /** Whether many replicas may have it at once. */
  @Column('boolean')
  isShared!: boolean;

  /** Whether the next release mounts it. */
  @Column('boolean', { default: true })
  isAttached!: boolean;

  @Column('text')
  status!: AppVolumeStatus;

  /** What went wrong last. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** What is on it, as it was last measured. */
  @Column('bigint', { nullable: true })
  usedBytes!: string | null;

  @Column('boolean', { default: false })
  isFull!: boolean;

  /** How many of its daily snapshots are kept; none are made when 0. */
  @Column('integer')
  snapshotsKept!: number;

  /** The snapshot that its content comes from, until it is there. */
  @Column('text', { nullable: true })
  snapshotId!: string | null;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
