import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { DatabaseEngine } from '../engine/instance-spec.js';
import type { DatabasePlan } from '../instances/instance.entity.js';

/** Where a database is. */
export const DATABASE_STATUSES = [
  'creating',
  'available',
  'degraded',
  'resizing',
  'restoring',
  'upgrading',
  'deleting',
  'deleted',
  'error',
] as const;
export type DatabaseStatus = (typeof DATABASE_STATUSES)[number];

/** What can be wrong with a database that still answers. */
export const DATABASE_PROBLEMS = ['backup', 'archive', 'check', 'disk', 'server', 'pool'] as const;
export type DatabaseProblemKind = (typeof DATABASE_PROBLEMS)[number];

/** Something that is wrong, and since when. */
export interface DatabaseProblem {
  readonly message: string;
  readonly since: string;
}

/** What a database was filled with. */
export interface DatabaseOrigin {
  readonly database?: string;
  readonly backup?: string;
  /** RFC 3339; absent for the moment of the fork. */
  readonly at?: string;
}

/** One database: what its owner wants, and what was last seen of it. */
@Entity('managed_database')
@Unique('managed_database_instance_id_internal_name_key', ['instanceId', 'internalName'])
export class DatabaseEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  engine!: DatabaseEngine;

  @Column('text')
  plan!: DatabasePlan;

  @Column('integer')
  major!: number;

  @Column('text', { nullable: true })
  size!: string | null;

  @Column('integer')
  storageGb!: number;

  @Column('text', { array: true })
  trustedSources!: string[];

  @Column('text')
  instanceId!: string;

  /** Its name in the server, `d_…`: others in a shared server see it. */
  @Column('text')
  internalName!: string;

  @Column('text')
  status!: DatabaseStatus;

  @Column('jsonb', { default: {} })
  problems!: Partial<Record<DatabaseProblemKind, DatabaseProblem>>;

  /** Why the last thing that was done to it failed. */
  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  @Column('jsonb', { nullable: true })
  origin!: DatabaseOrigin | null;

  @Column('boolean')
  isProtected!: boolean;

  /** Null for no backups by the clock. */
  @Column('integer', { nullable: true })
  backupHourUtc!: number | null;

  @Column('integer')
  backupKeep!: number;

  /** The time for which the next backup is meant. */
  @Column('timestamptz', { nullable: true })
  backupSlotAt!: Date | null;

  /** When that is tried: later than the slot where the database was busy. */
  @Column('timestamptz', { nullable: true })
  backupNextAt!: Date | null;

  /** When a backup is restored next to see whether it can be. */
  @Column('timestamptz', { nullable: true })
  checkNextAt!: Date | null;

  /** Counts the changes that callers make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
