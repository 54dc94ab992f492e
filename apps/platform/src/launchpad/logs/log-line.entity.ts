import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a line came from: a build, the platform itself, or a running replica. */
export type LogStreamName = 'build' | 'system' | 'stdout' | 'stderr';

/** One line of the log of a deployment (`dep_…`) or of an app (`app_…`). */
@Entity('log_line')
export class LogLineEntity {
  @PrimaryColumn('text')
  logId!: string;

  /** Counts up by one within a log. */
  @PrimaryColumn('bigint')
  seq!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  stream!: LogStreamName;

  @Column('text', { nullable: true })
  replica!: string | null;

  /** The process of the app that the replica is one of; null of lines written before. */
  @Column('text', { nullable: true })
  process!: string | null;

  @Column('text')
  line!: string;
}
