import { Column, Entity, PrimaryColumn } from 'typeorm';

export const BASE_BACKUP_STATES = ['shipping', 'ready', 'deleting'] as const;

/** One file of a base backup, in the object store. */
export interface BaseFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** A whole copy of a database server, in the object store. */
@Entity('database_base_backup')
export class BaseBackupEntity {
  @PrimaryColumn('text')
  instanceId!: string;

  /** Its name at the driver. */
  @PrimaryColumn('text')
  name!: string;

  @Column('integer')
  major!: number;

  @Column('text')
  state!: (typeof BASE_BACKUP_STATES)[number];

  /** Moments from here on are reached from it. */
  @Column('timestamptz')
  takenAt!: Date;

  /** The first piece of the log that it needs. */
  @Column('text')
  firstLog!: string;

  @Column('jsonb')
  files!: BaseFile[];
}
