import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a replica used at one moment. */
@Entity('app_replica_sample')
@Index('app_replica_sample_by_app', ['appId', 'at'])
export class ReplicaSampleEntity {
  @PrimaryColumn('text')
  replicaId!: string;

  @PrimaryColumn('timestamptz')
  at!: Date;

  @Column('text')
  appId!: string;

  @Column('text')
  process!: string;

  /** Percent of one processor since the moment before; null for the first one. */
  @Column('double precision', { nullable: true })
  cpuPercent!: number | null;

  @Column('bigint')
  memoryBytes!: string;
}
