import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A way between two stops, as it is known now: what comes late may change it. */
@Entity('trip')
export class TripEntity {
  /** Made of its device and when it began, so that a trip that is told anew is the same. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'trip_pkey' })
  id!: string;

  @Column('text')
  deviceId!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz')
  endedAt!: Date;

  @Column('float8')
  startLat!: number;

  @Column('float8')
  startLon!: number;

  @Column('float8')
  endLat!: number;

  @Column('float8')
  endLon!: number;

  @Column('float8')
  distanceM!: number;

  @Column('float8')
  durationS!: number;

  @Column('float8')
  maxSpeedMps!: number;

  @Column('float8')
  averageSpeedMps!: number;

  /** Encoded with five digits. */
  @Column('text')
  line!: string;
}
