import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GeofenceDevices, GeofenceSchedule, GeofenceShape } from './shape.schema.js';

/** A part of the world that is watched. */
@Entity('geofence')
export class GeofenceEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'geofence_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('jsonb')
  shape!: GeofenceShape;

  /** How many points its shape has. */
  @Column('integer')
  points!: number;

  /** Seconds; null when it never says that somebody dwells. */
  @Column('integer', { nullable: true })
  dwellS!: number | null;

  /** Null for always. */
  @Column('jsonb', { nullable: true })
  schedule!: GeofenceSchedule | null;

  /** Null for all devices. */
  @Column('jsonb', { nullable: true })
  devices!: GeofenceDevices | null;

  @Column('jsonb')
  metadata!: Readonly<Record<string, string>>;

  @Column('boolean')
  isEnabled!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
