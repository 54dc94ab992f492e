import type { TimeMeter } from '@skydeck/usage';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is counted of a database, of a backup or of an archive now, and since when. */
@Entity('database_usage')
export class DatabaseUsageEntity {
  @PrimaryColumn('text')
  meter!: TimeMeter;

  /** The database, the backup, or the server whose archive it is. */
  @PrimaryColumn('text')
  resourceId!: string;

  @Column('text')
  projectId!: string;

  /** Megabytes. */
  @Column('bigint')
  rate!: string;

  @Column('timestamptz')
  since!: Date;
}
