import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RoomVideoCodec } from '../engine/room-spec.js';

/** Who usually publishes: everybody, or the hosts only. */
export const ROOM_MODES = ['conference', 'broadcast'] as const;
export type RoomMode = (typeof ROOM_MODES)[number];

/** Where a room is. `active` has a session that is not over. */
export const ROOM_STATUSES = ['scheduled', 'idle', 'active', 'ended'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** Why a room is no more, or why a session of it is over. */
export const ROOM_END_REASONS = [
  'ended',
  'closed',
  'empty',
  'max_duration',
  'project_deleted',
] as const;
export type RoomEndReason = (typeof ROOM_END_REASONS)[number];

/** What is recorded without being asked for, from when a session begins. */
export const ROOM_RECORDS = ['off', 'composite', 'tracks'] as const;
export type RoomRecord = (typeof ROOM_RECORDS)[number];

/** What becomes of somebody who comes in under an identity that is there. */
export const DUPLICATE_IDENTITIES = ['replace', 'reject'] as const;
export type DuplicateIdentity = (typeof DUPLICATE_IDENTITIES)[number];

/** A place where people meet, again and again. */
@Entity('room')
export class RoomEntity {
  /** `room_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_pkey' })
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  mode!: RoomMode;

  @Column('text')
  status!: RoomStatus;

  @Column('text', { nullable: true })
  endReason!: RoomEndReason | null;

  @Column('integer')
  maxParticipants!: number;

  @Column('integer')
  maxPublishers!: number;

  /** For how long one that is not persistent waits for the first; 0 for ever. */
  @Column('integer')
  emptyTimeoutS!: number;

  /** For how long a session goes on when the last has left. */
  @Column('integer')
  departureTimeoutS!: number;

  /** How long a session may be; 0 for any time. */
  @Column('integer')
  maxDurationS!: number;

  /** Whether it is there for another session when one is over. */
  @Column('boolean')
  isPersistent!: boolean;

  @Column('timestamptz', { nullable: true })
  opensAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closesAt!: Date | null;

  @Column('boolean')
  hasWaitingRoom!: boolean;

  /** Whether it takes nobody in who is not there. */
  @Column('boolean')
  isLocked!: boolean;

  @Column('text', { array: true })
  videoCodecs!: RoomVideoCodec[];

  @Column('integer')
  bitrateBps!: number;

  @Column('text')
  record!: RoomRecord;

  @Column('text')
  duplicateIdentity!: DuplicateIdentity;

  @Column('jsonb', { nullable: true })
  metadata!: object | null;

  /** The session that is not over. */
  @Column('text', { nullable: true })
  sessionId!: string | null;

  /** When that must be over; null when it may take any time. */
  @Column('timestamptz', { nullable: true })
  sessionClosesAt!: Date | null;

  /** How many are in it. */
  @Column('integer')
  participants!: number;

  @Column('boolean')
  isRecording!: boolean;

  /** Since when nobody is in it; null while somebody is. */
  @Column('timestamptz', { nullable: true })
  emptySince!: Date | null;

  /** Counts changes by its owner, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
