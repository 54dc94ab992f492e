import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A snapshot's disk in the object store. It outlives the snapshot, the server and its pool. */
@Entity('vps_backup_copy')
export class BackupCopyEntity {
  /** Names the object as well. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  vpsId!: string;

  /** Name of the server then. */
  @Column('text')
  vpsName!: string;

  @Column('text')
  snapshotId!: string;

  @Column('text')
  snapshotName!: string;

  @Column('text')
  kind!: 'manual' | 'backup';

  /** `deleting`: its object goes with the next round. */
  @Column('text')
  status!: 'creating' | 'ready' | 'failed' | 'deleting';

  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  /** What an image made of it is taken in as. */
  @Column('text')
  format!: 'rootfs' | 'disk';

  @Column('boolean')
  hasCloudInit!: boolean;

  @Column('integer')
  diskGb!: number;

  @Column('bigint', { nullable: true })
  sizeBytes!: string | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
