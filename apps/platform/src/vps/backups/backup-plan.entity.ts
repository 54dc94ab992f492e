import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When backups of a server are taken, and how many are kept. */
@Entity('vps_backup_plan')
export class BackupPlanEntity {
  @PrimaryColumn('text')
  vpsId!: string;

  @Column('text')
  projectId!: string;

  @Column('integer')
  hourUtc!: number;

  /** 0 is Sunday; null for every day. */
  @Column('integer', { nullable: true })
  weekday!: number | null;

  @Column('integer')
  keep!: number;

  /** Whether each backup is copied to the object store. */
  @Column('boolean', { default: false })
  copy!: boolean;

  /** The time for which the next backup is meant; names it. */
  @Column('timestamptz')
  slotAt!: Date;

  /** When that is tried: later than the slot where the server was busy. */
  @Column('timestamptz')
  nextAt!: Date;

  /** Counts the changes that callers make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
