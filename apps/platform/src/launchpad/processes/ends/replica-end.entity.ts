import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';

/** A replica that ended without being asked to. */
@Entity('app_replica_end')
@Index('app_replica_end_by_app', ['appId', 'endedAt'])
export class ReplicaEndEntity {
  @PrimaryColumn('text')
  replicaId!: string;

  @ForeignKey(() => AppEntity, { name: 'app_replica_end_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  releaseId!: string;

  @Column('text')
  process!: string;

  @Column('integer', { nullable: true })
  exitCode!: number | null;

  @Column('text', { nullable: true })
  signal!: string | null;

  /** Its memory was used up. */
  @Column('boolean')
  isOutOfMemory!: boolean;

  @Column('timestamptz')
  endedAt!: Date;
}
