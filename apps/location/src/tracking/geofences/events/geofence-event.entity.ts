import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What can happen at a geofence. */
export const GEOFENCE_EVENT_KINDS = ['entered', 'exited', 'dwelled'] as const;
export type GeofenceEventKind = (typeof GEOFENCE_EVENT_KINDS)[number];

/** Something that happened at a geofence. */
@Entity('geofence_event')
export class GeofenceEventEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'geofence_event_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  kind!: GeofenceEventKind;

  @Column('text')
  geofenceId!: string;

  @Column('integer')
  geofenceVersion!: number;

  @Column('text')
  deviceId!: string;

  @Column('timestamptz')
  at!: Date;

  /** When the device had entered. */
  @Column('timestamptz')
  since!: Date;

  @Column('text', { nullable: true })
  cause!: 'left' | 'unwatched' | null;

  @Column('float8')
  lat!: number;

  @Column('float8')
  lon!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
