import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor, ConsoleMode } from '../console.entity.js';

/** What a console showed, kept as a file. */
@Entity('vps_recording')
export class RecordingEntity {
  /** Also the name of its file. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  vpsId!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  sessionId!: string;

  /** Who opened the console. */
  @Column('jsonb')
  actor!: Actor;

  @Column('text')
  mode!: ConsoleMode;

  @Column('bigint')
  sizeBytes!: string;

  @Column('bigint')
  durationMs!: string;

  /** Whether it ended because there was no more room. */
  @Column('boolean')
  isTruncated!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  /** Null while it is written. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
