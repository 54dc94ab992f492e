import type { LeaveReason, Permissions, TrackInfo, TrackReport } from '@skydeck/costream/protocol';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a stay is: let in but not there yet, not let in yet, there, or over. */
export const STAY_STATUSES = ['joining', 'waiting', 'active', 'disconnected'] as const;
export type StayStatus = (typeof STAY_STATUSES)[number];

/** Somebody in a room: from coming in to leaving. Who comes back has another stay. */
@Entity('room_stay')
export class StayEntity {
  /** `prs_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_stay_pkey' })
  id!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  projectId!: string;

  /** Null until they are in. */
  @Column('text', { nullable: true })
  sessionId!: string | null;

  @Column('text')
  identity!: string;

  @Column('text')
  name!: string;

  @Column('jsonb', { nullable: true })
  metadata!: object | null;

  @Column('jsonb')
  permissions!: Permissions;

  @Column('text')
  status!: StayStatus;

  @Column('text', { nullable: true })
  leaveReason!: LeaveReason | null;

  @Column('boolean')
  hasHandRaised!: boolean;

  /** What they publish now. */
  @Column('jsonb')
  tracks!: TrackInfo[];

  /** What they measured last. */
  @Column('jsonb', { nullable: true })
  quality!: TrackReport[] | null;

  @Column('timestamptz', { nullable: true })
  measuredAt!: Date | null;

  /** The process that has them. */
  @Column('text')
  nodeId!: string;

  /** When that last said that they are there. */
  @Column('timestamptz')
  seenAt!: Date;

  @Column('timestamptz')
  joinedAt!: Date;

  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;
}
