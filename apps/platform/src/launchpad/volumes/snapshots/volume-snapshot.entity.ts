import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AppVolumeEntity } from '../app-volume.entity.js';

export const SNAPSHOT_STATUSES = ['pending', 'ready', 'failed', 'deleting'] as const;
export const SNAPSHOT_KINDS = ['manual', 'daily'] as const;
export type SnapshotStatus = (typeof SNAPSHOT_STATUSES)[number];

/** What was on a volume of an app at a time. */
@Entity('app_volume_snapshot')
@Unique('app_volume_snapshot_volume_id_name_key', ['volumeId', 'name'])
@Index('app_volume_snapshot_project', ['projectId'])
@Index('app_volume_snapshot_unfinished', ['status'], { where: "status <> 'ready'" })
export class VolumeSnapshotEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppVolumeEntity, {
    name: 'app_volume_snapshot_volume_id_fkey',
    onDelete: 'CASCADE',
  })
  @Column('text')
  volumeId!: string;

  @Column('text')
  appId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  /** Who asked for it: somebody, or the daily round. */
  @Column('text')
  kind!: (typeof SNAPSHOT_KINDS)[number];

  @Column('text')
  status!: SnapshotStatus;

  @Column('text', { nullable: true })
  error!: string | null;

  /** What is kept of it, packed. */
  @Column('bigint', { nullable: true })
  sizeBytes!: string | null;

  /** What was on the volume. */
  @Column('bigint', { nullable: true })
  usedBytes!: string | null;

  /** Whether replicas may have written meanwhile. */
  @Column('boolean', { nullable: true })
  wasInUse!: boolean | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
