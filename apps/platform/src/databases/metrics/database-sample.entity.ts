import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One reading of a database; all but connections and bytes count from when statistics began. */
@Entity('database_sample')
export class DatabaseSampleEntity {
  @PrimaryColumn('text')
  databaseId!: string;

  @PrimaryColumn('timestamptz')
  at!: Date;

  @Column('integer')
  connections!: number;

  @Column('bigint')
  bytes!: string;

  @Column('bigint')
  committed!: string;

  @Column('bigint')
  rolledBack!: string;

  @Column('bigint')
  blocksHit!: string;

  @Column('bigint')
  blocksRead!: string;

  /** Clients of its pool; null without one. */
  @Column('integer', { nullable: true })
  poolClients!: number | null;

  @Column('integer', { nullable: true })
  poolWaiting!: number | null;

  @Column('integer', { nullable: true })
  poolConnections!: number | null;

  /** Null where nothing is archived. */
  @Column('real', { nullable: true })
  archiveLagS!: number | null;
}
