import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a broadcast shows: who speaks, everybody, or one participant. */
export const BROADCAST_LAYOUTS = ['speaker', 'grid', 'single'] as const;
export type BroadcastLayout = (typeof BROADCAST_LAYOUTS)[number];

/** Where a broadcast is. `live` can be watched; the last two are for good. */
export const BROADCAST_STATUSES = ['starting', 'live', 'ended', 'failed'] as const;
export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** Where the sending to a target is. */
export const TARGET_STATUSES = ['connecting', 'live', 'waiting', 'failed', 'ended'] as const;
export type TargetStatus = (typeof TARGET_STATUSES)[number];

/** Where else a broadcast is sent to. */
export interface StoredTarget {
  readonly url: string;
  /** The stream key, sealed, in base64. */
  readonly keySealed: string;
  readonly status: TargetStatus;
  /** Code of what went wrong last. */
  readonly error: string | null;
}

/** A room that is shown to many who are not in it. */
@Entity('room_broadcast')
export class BroadcastEntity {
  /** `rbc_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'room_broadcast_pkey' })
  id!: string;

  @Column('text')
  projectId!: string;

  @Column('text')
  roomId!: string;

  @Column('text')
  layout!: BroadcastLayout;

  /** Who alone is shown with the layout `single`. */
  @Column('text', { nullable: true })
  identity!: string | null;

  @Column('text')
  status!: BroadcastStatus;

  /** Whether a live stream of the media product plays it. */
  @Column('boolean')
  hasHls!: boolean;

  @Column('text', { nullable: true })
  liveStreamId!: string | null;

  /** Where that takes it, and its key, sealed. */
  @Column('bytea', { nullable: true })
  ingestSealed!: Buffer | null;

  @Column('text', { nullable: true })
  playbackUrl!: string | null;

  @Column('jsonb')
  targets!: StoredTarget[];

  /** Why it failed. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** The process that makes it. */
  @Column('text')
  holderId!: string;

  /** When that last said so. */
  @Column('timestamptz')
  seenAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  liveAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
