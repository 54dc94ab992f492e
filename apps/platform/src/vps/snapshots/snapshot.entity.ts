import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A server's disk as it was at one moment. */
@Entity('vps_snapshot')
export class SnapshotEntity {
  /** Also its name at the engine. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  vpsId!: string;

  @Column('text')
  projectId!: string;

  /** Unique among those of its server. */
  @Column('text')
  name!: string;

  @Column('text')
  kind!: 'manual' | 'backup';

  @Column('text')
  status!: 'creating' | 'ready' | 'failed' | 'deleting';

  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  @Column('bigint', { nullable: true })
  sizeBytes!: string | null;

  /** Size of the disk then; a server made of it needs as much. */
  @Column('integer')
  diskGb!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
