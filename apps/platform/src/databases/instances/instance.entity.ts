import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DatabaseEngine, InstanceState } from '../engine/instance-spec.js';

/** What a database costs: a place in a server with others, or a server of its own. */
export const DATABASE_PLANS = ['shared', 'dedicated'] as const;
export type DatabasePlan = (typeof DATABASE_PLANS)[number];

/** A database server: what it is to be, and what was last seen of it. */
@Entity('database_instance')
export class InstanceEntity {
  /** Its name at the driver. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  plan!: DatabasePlan;

  @Column('text')
  engine!: DatabaseEngine;

  @Column('integer')
  major!: number;

  @Column('real')
  cpus!: number;

  @Column('integer')
  memoryMb!: number;

  @Column('integer')
  diskMb!: number;

  @Column('integer')
  maxConnections!: number;

  @Column('boolean')
  isArchived!: boolean;

  @Column('text', { array: true })
  trustedSources!: string[];

  /** Where it answers; null before it was made. */
  @Column('text', { nullable: true })
  host!: string | null;

  @Column('integer', { nullable: true })
  port!: number | null;

  @Column('text', { nullable: true })
  caPem!: string | null;

  @Column('text')
  state!: InstanceState | 'new' | 'gone';

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('bigint', { nullable: true })
  usedBytes!: string | null;

  @Column('timestamptz', { nullable: true })
  lastArchivedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  archiveFailingSince!: Date | null;

  /** Since when the oldest finished piece of the log waits, at the server or in the spool. */
  @Column('timestamptz', { nullable: true })
  archiveWaitingSince!: Date | null;

  /** What was acknowledged before is in the object store. */
  @Column('timestamptz', { nullable: true })
  shippedUntil!: Date | null;

  /** Since when nothing of the archive could be brought to the object store. */
  @Column('timestamptz', { nullable: true })
  shipFailingSince!: Date | null;

  /** Since when no base backup could be taken. */
  @Column('timestamptz', { nullable: true })
  baseFailingSince!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
