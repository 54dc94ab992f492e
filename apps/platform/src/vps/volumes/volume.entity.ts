import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ComputeEngine } from '../engine/compute.driver.js';
import type { Measured } from '../servers/vps-meter.js';

/** Where a volume is. */
export const VOLUME_STATUSES = [
  'creating',
  'available',
  'attaching',
  'in_use',
  'detaching',
  'growing',
  'deleting',
  'error',
] as const;
export type VolumeStatus = (typeof VOLUME_STATUSES)[number];

/** A disk that outlives servers. */
@Entity('vps_volume')
export class VolumeEntity {
  /** `vol_…`, also its name at the engine. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('integer')
  sizeGb!: number;

  @Column('text')
  engine!: ComputeEngine;

  @Column('text')
  status!: VolumeStatus;

  /** Why the last thing that was done to it failed. */
  @Column('jsonb', { nullable: true })
  error!: { code: string; message: string } | null;

  /** The one server that it is attached to, or being attached to. */
  @Column('text', { nullable: true })
  vpsId!: string | null;

  @Column('text', { nullable: true })
  mountPath!: string | null;

  /** What is counted of it now, by meter. */
  @Column('jsonb', { default: {} })
  metered!: Record<string, Measured>;

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
