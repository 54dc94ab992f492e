import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DatabaseEngine } from '../engine/instance-spec.js';

export const BACKUP_KINDS = ['manual', 'scheduled', 'before_restore', 'final'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export const BACKUP_STATUSES = ['creating', 'ready', 'failed', 'deleting'] as const;
export type BackupStatus = (typeof BACKUP_STATUSES)[number];

export const CHECK_STATES = ['running', 'passed', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What a database held at a moment, in the object store. It outlives the database. */
@Entity('database_backup')
export class BackupEntity {
  /** Also its name in the object store. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  databaseId!: string;

  /** Name of the database when it was made. */
  @Column('text')
  databaseName!: string;

  @Column('text')
  engine!: DatabaseEngine;

  @Column('integer')
  major!: number;

  @Column('text')
  kind!: BackupKind;

  @Column('text')
  status!: BackupStatus;

  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  /** The time that it was meant for, of scheduled ones. */
  @Column('timestamptz', { nullable: true })
  slotAt!: Date | null;

  @Column('bigint', { nullable: true })
  sizeBytes!: string | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  /** Storage that the database had. */
  @Column('integer')
  storageGb!: number;

  /** Whether it could be restored when that was tried last; null when it never was. */
  @Column('text', { nullable: true })
  checkState!: CheckState | null;

  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;

  @Column('text', { nullable: true })
  checkError!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
