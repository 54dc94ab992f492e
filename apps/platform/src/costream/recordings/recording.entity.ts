import type { TrackSource } from '@skydeck/costream/protocol';
import type { TrackOwner } from './compose/captured-track.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a recording becomes: tiles of one size, a large one of who speaks, or a file of each track. */
export const RECORDING_LAYOUTS = ['grid', 'speaker', 'tracks'] as const;
export type RecordingLayout = (typeof RECORDING_LAYOUTS)[number];

/** Where a recording is. */
export const RECORDING_STATUSES = [
  'starting',
  'recording',
  'processing',
  'ready',
  'failed',
] as const;
export type RecordingStatus = (typeof RECORDING_STATUSES)[number];

/** Why nothing more was recorded. */
export const RECORDING_END_REASONS = [
  'stopped',
  'room_ended',
  'time_limit',
  'disk_full',
  'quota',
] as const;
export type RecordingEndReason = (typeof RECORDING_END_REASONS)[number];

/** Why nothing became of a recording. */
export const RECORDING_FAILURES = ['empty', 'lost', 'not_made'] as const;
export type RecordingFailure = (typeof RECORDING_FAILURES)[number];

/** A file of a recording that is ready. */
export interface RecordedFile {
  /** Its name; also the end of its key in the object store. */
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Of one track only. */
  readonly track?: RecordedTrack;
}

/** A track of somebody that was recorded. */
export interface RecordedTrack extends TrackOwner {
  /** Name of the file without its ending. */
  readonly id: string;
  readonly kind: 'audio' | 'video';
  readonly codec: string;
  /** When it begins, after the beginning of the recording. */
  readonly offsetMs: number;
  readonly durationMs: number;
}

const bigNumber = { transformer: { to: Number, from: Number } };

/** What was recorded of a room. */
@Entity('room_recording')
export class RoomRecordingEntity {
  /** `rrc_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_recording_pkey' })
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  roomId!: string;

  /** The session that it is of. */
  @Column('text')
  sessionId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  layout!: RecordingLayout;

  @Column('text')
  status!: RecordingStatus;

  /** Whether the room asked for it by itself. */
  @Column('boolean')
  isAutomatic!: boolean;

  @Column('boolean')
  asAsset!: boolean;

  /** What it became in the media product. */
  @Column('text', { nullable: true })
  assetId!: string | null;

  /** When it is handed to the media product; null when it is not to be, or was. */
  @Column('timestamptz', { nullable: true })
  handOverAt!: Date | null;

  @Column('integer')
  handOvers!: number;

  @Column('text', { nullable: true })
  endReason!: RecordingEndReason | null;

  @Column('text', { nullable: true })
  failure!: RecordingFailure | null;

  /** In percent, of what is made of it. */
  @Column('integer')
  progress!: number;

  @Column('bigint', bigNumber)
  durationMs!: number;

  @Column('bigint', bigNumber)
  sizeBytes!: number;

  @Column('jsonb')
  files!: RecordedFile[];

  /** What the tracks show that were seen while it ran, by `trk_…`. */
  @Column('jsonb')
  sources!: Record<string, TrackSource>;

  /** The machine that has what the engine wrote down. */
  @Column('text')
  host!: string;

  /** Until when nobody else works on it. */
  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;

  /** How often work on it began; who worked before has no say any more. */
  @Column('integer')
  attempts!: number;

  /** Whether files of a deleted one are gone. */
  @Column('boolean')
  isSwept!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  /** When the engine began to write down. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
